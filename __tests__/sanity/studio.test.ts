import { pageIds } from '../../lib/site/pages.ts'
import { seedDocuments, type SeedDocument } from '../../sanity/seed/index.ts'
import { landingPageFrom, ownSections } from '../fixtures/examples.ts'
import { askStudio } from './askStudio.ts'
import type { StudioAnswer } from './askStudio.ts'

/**
 * What the Studio offers its editors, and what it says of documents before they are published. One
 * Studio is asked for all, as it takes long to load.
 */

const seeded = (id: string): SeedDocument => {
  const document = seedDocuments.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no ${id}.`)
  return structuredClone(document)
}

/** The seed's document with one field changed; `place` is a path such as `hero.action.url`. */
function changed(id: string, place: string, value: unknown): SeedDocument {
  const document = seeded(id)
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce<Record<string, unknown>>(
    (node, step) => node[step] as Record<string, unknown>,
    document,
  )
  parent[last] = value
  return document
}

/** A landing page with its sections changed, and other fields. */
function landing(change: (sections: Section[]) => Section[] = (same) => same, fields = {}): SeedDocument {
  const page = landingPageFrom(seeded('homePage'), 'season')
  return { ...page, sections: change(page.sections), ...fields }
}

/** An example of a section that only landing pages have. */
const example = (type: string): Section =>
  ownSections(seeded('homePage')).find(({ _type }) => _type === type) ?? {}

/** A landing page with a single section of its own beside its hero. */
const own = (type: string, fields: object): SeedDocument =>
  landing(([hero = {}]) => [hero, { ...example(type), _key: 'own', ...fields }])

type Section = Record<string, unknown>

const picture = { _type: 'picture', _sanityAsset: 'image@file://./images/hero-home.svg' }
const tiff = {
  _type: 'picture',
  asset: { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-640x480-tiff' },
}
const program = {
  _type: 'file',
  asset: { _type: 'reference', _ref: 'file-0123456789abcdef0123456789abcdef01234567-exe' },
}
const webLink = (href: string) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', text: 'here', marks: ['l'] }],
  },
]
const href = 'answer.b.markDefs.l.href'
const heading = (style: string, text: string) => ({
  _type: 'block',
  _key: text,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const button = (parts: object) => ({ _type: 'action', label: 'Go', ...parts })

const menuEntry = (_key: string) => ({
  _type: 'menuLink',
  _key,
  page: { _type: 'reference', _ref: 'landing-privacy', _weak: true },
})

type Refused = [what: string, document: SeedDocument, place: string, says: string]
type Change = [what: string, place: string, value: unknown]

/** Changes to a document of the seed; what is said is said at the field, or at another place. */
const refuses = (id: string, changes: [...Change, says: string, at?: string][]): Refused[] =>
  changes.map(([what, place, value, says, at = place]) => [what, changed(id, place, value), at, says])

const accepts = (id: string, changes: Change[]): [string, SeedDocument][] =>
  changes.map(([what, place, value]) => [what, changed(id, place, value)])

/** The button of a section with other parts; `field` is the one that is complained about. */
const buttons = (place: string, changes: [what: string, parts: object, says: string, field: string][]) =>
  changes.map(([what, parts, says, field]): [...Change, string, string] => [
    what,
    place,
    button(parts),
    says,
    `${place}.${field}`,
  ])

/** Landing pages whose own section has one field changed. */
const refusesIn = (type: string, changes: [...Change, says: string, at?: string][]): Refused[] =>
  changes.map(([what, field, value, says, at = field]) => [
    what,
    own(type, { [field]: value }),
    `sections.own.${at}`,
    says,
  ])

/** A landing page with another section before a text with a name in links. */
const named = (anchor: string, other: Section): SeedDocument =>
  landing(([hero = {}]) => [
    hero,
    { ...other, _key: 'other' },
    { ...example('textSection'), _key: 'own', anchor },
  ])

const asking = {
  _type: 'questionsSection',
  questions: [{ _type: 'reference', _key: 'q', _ref: 'faqItem-guarantee' }],
}

const refused: Refused[] = [
  ...(
    [
      ['another section has', named('picture', example('pictureTextSection')), 'Another section'],
      ['a question has', named('guarantee', asking), 'A question of this page'],
    ] as const
  ).map(([who, document, says]): Refused => [
    `a name in links that ${who}`,
    document,
    'sections.own.anchor',
    says,
  ]),
  [
    'a landing page that ends before it begins',
    landing(undefined, { visibleFrom: '2036-03-02T13:00:00Z', visibleUntil: '2036-03-02T13:00:00Z' }),
    'visibleUntil',
    'after “Visible from”',
  ],
  ['a landing page without a hero', landing(([, ...others]) => others), 'sections', 'Add a hero'],
  [
    'a landing page with two heroes',
    landing((sections) => [...sections, { ...sections[0], _key: 'second' }]),
    'sections',
    'Keep one hero',
  ],
  [
    'a landing page that opens with something else',
    landing(([hero = {}, ...others]) => [...others, hero]),
    'sections',
    'Drag the hero to the top',
  ],
  ...[
    ['a landing page that asks the same twice', 'questionsSection', 'one list of questions'],
    ['a landing page with two contact forms', 'contactFormSection', 'Keep one contact form'],
  ].map(([what = '', _type, says = '']): Refused => {
    const twice = ['a', 'b'].map((_key) => ({ _type, _key }))
    return [what, landing(([hero = {}]) => [hero, ...twice]), 'sections', says]
  }),
  [
    'a landing page where another one stands',
    landing(undefined, { slug: { _type: 'slug', current: 'taken' } }),
    'slug',
    'Another landing page has this address already',
  ],
  ['a second home page', { ...seeded('homePage'), _id: 'second-home' }, '', 'exists already'],
  ...refuses('siteSettings', [
    [
      'an announcement that ends before it begins',
      'announcement',
      {
        text: 'Open day',
        ground: 'butter',
        visibleFrom: '2036-03-02T13:00:00Z',
        visibleUntil: '2036-03-01T13:00:00Z',
      },
      'after “Visible from”',
      'announcement.visibleUntil',
    ],
    [
      'a menu with an entry that opens nothing',
      'menuInsights',
      [{ _type: 'menuLink', _key: 'a', label: 'Summer' }],
      'Pick the landing page',
      'menuInsights.a.page',
    ],
    ['a menu that lists a page twice', 'footerPages', ['a', 'b'].map(menuEntry), 'listed twice'],
    ['a phone number without its area code', 'phone', '555-0142', 'area code'],
    ['a number that would be dialled abroad', 'phone', '+813 555 0142', 'US number'],
    ['a number with an extension', 'phone', '813-555-0142 ext. 12', 'no extension'],
    ['an email address with a blank behind it', 'email', 'hello@example.com ', 'Remove the blank'],
    ['a social page without https', 'social.0.url', 'ftp://x.com', 'https://', 'social.network-1.url'],
  ]),
  ...refuses('homePage', [
    ['a number that counts for too long', 'stats.items.0.seconds', 6, 'and 5', 'stats.items.stat-1.seconds'],
    ...buttons('hero.action', [
      ['a button that runs a script', { kind: 'url', url: 'javascript:alert(1)' }, 'https://', 'url'],
      ['a button to no existing page', { kind: 'page', page: '/pricing' }, 'Pick another one', 'page'],
      ['a button to no page', { kind: 'page' }, 'Pick the page', 'page'],
      ['a button without words', { kind: 'call', label: undefined }, 'words', 'label'],
      ['a button that does nothing', {}, 'Choose', 'kind'],
    ]),
    ...buttons('training.action', [
      ['a download without a file', { kind: 'file' }, 'Upload', 'file'],
      ['a download of a program', { kind: 'file', file: program }, 'Save the document as PDF', 'file'],
    ]),
    ['a section without its button', 'benefits.action', undefined, 'Add the button'],
    ['a section whose last field was cleared', 'posts', undefined, 'Fill this in'],
    ['a reason of nothing but blanks', 'reasons.items', ['  '], 'Fill in', 'reasons.items.0'],
    ['a headline that is too long', 'hero.heading', 'x'.repeat(81), 'by one character: 80 fit'],
  ]),
  ...refuses('faqItem-roles', [
    ['a link in an answer that runs a script', 'answer', webLink('javascript:alert(1)'), 'https://', href],
    ['a pasted link to this site', 'answer', webLink('/contact-us'), '“/contact-us” is on this site.', href],
    ['a question without an answer', 'answer', [], 'Write the answer'],
    ['a question whose words make no link', 'slug', { _type: 'slug', current: '' }, 'or write one'],
    [
      'a question with the link of another one',
      'slug',
      { _type: 'slug', current: 'taken' },
      'Another question has this link already',
    ],
  ]),
  ...refuses('teamMember-rosa-delgado', [
    ['a picture without a description', 'photo', picture, 'Describe the picture', 'photo.alt'],
    [
      'a picture that browsers cannot show',
      'photo',
      { ...tiff, alt: 'Portrait' },
      'Browsers cannot show TIFF',
    ],
    ['a picture that is not there', 'photo', { _type: 'picture', alt: 'Portrait' }, 'Add a picture'],
    ['a person without a name', 'name', '', 'Fill in'],
  ]),
  ...refuses('aboutPage', [
    [
      'a drawing for sharing, which social networks do not show',
      'seo.shareImage',
      { ...picture, decorative: true },
      'PNG or JPEG',
    ],
  ]),
  ...refuses('roleGroup-inside-sales', [
    ['a group of roles without a colour', 'tone', undefined, 'Pick a colour'],
    ['a role that is listed twice', 'roles', ['A', 'A'], 'twice', 'roles.1'],
  ]),
  ...refuses('review-luis-g', [['a review of three stars', 'rating', 3, '4, 4½ or 5']]),
  ...refuses('faqPage', [
    ['a description of nothing but blanks', 'seo.description', ' '.repeat(60), 'Describe the page'],
    ['a page without a title for search results', 'seo.title', undefined, 'Write the title'],
    ['a title too long for search results', 'seo.title', 'x'.repeat(61), '60'],
    ['a description too short for them', 'seo.description', 'Short.', '50'],
  ]),
  ...refusesIn('textSection', [
    ['a name in links with capitals', 'anchor', 'Big', 'lower-case'],
    ['a name in links that a field has', 'anchor', 'email', 'uses this name'],
    ['a text without words', 'text', [], 'Write the text'],
    ['a background that is not in its list', 'ground', 'neon', 'Pick one'],
    ['a text that begins with a smaller heading', 'text', [heading('h3', 'How long')], 'Smaller heading'],
  ]),
  ...refusesIn('pictureTextSection', [
    [
      'a link to its own page without a section',
      'action',
      button({ kind: 'page', page: '#' }),
      'Pick the section',
      'action.section',
    ],
  ]),
  ...refusesIn('contactFormSection', [
    ['a contact form without its thanks', 'thanks', ' ', 'Fill in'],
    ['thanks too long to be read in five seconds', 'thanks', 'x'.repeat(121), '120 fit'],
  ]),
  ...refusesIn('teamSection', [
    [
      'a person who is picked twice',
      'people',
      ['a', 'b'].map((_key) => ({ _type: 'reference', _key, _ref: 'teamMember-rosa-delgado' })),
      'only once',
      'people.a',
    ],
  ]),
  ...refusesIn('postsSection', [['articles without a number', 'count', undefined, 'how many']]),
  ...refusesIn('videoSection', [
    ['a video of another host', 'url', 'https://example.com/video', 'YouTube or Vimeo'],
    ['a video without an image', 'image', undefined, 'Add a picture'],
  ]),
]

const redirect = { _id: 'redirect-a', _type: 'redirect', from: '/old', to: '/taken', permanent: false }

const hidden = changed('faqPage', 'seo.noIndex', true)

/** A landing page with a button to the section with this fragment. */
const toOwnSection = (section: string) =>
  own('pictureTextSection', { action: button({ kind: 'page', page: '#', section }) })

const toLostSection = toOwnSection('gone')

const accepted: [what: string, document: SeedDocument][] = [
  ...accepts('siteSettings', [
    ['settings without a title, which no page needs', 'seo.title', undefined],
    ['a number with hyphens as they are pasted', 'phone', '813‑555–0142'],
  ]),
  ...accepts('homePage', [
    ['a page without a hero button', 'hero.action', undefined],
    [
      'a button whose words and purpose were cleared, while it keeps where it led',
      'hero.action',
      { _type: 'action', page: '/faq', url: 'https://example.com' },
    ],
    [
      'a button to a landing page',
      'hero.action',
      button({ kind: 'page', landingPage: { _type: 'reference', _ref: 'landing-season' } }),
    ],
    ['a picture for phones without words of its own', 'hero.imageSmall', picture],
  ]),
  ...accepts('aboutPage', [
    ['a decorative picture without words', 'hero.image', { ...picture, decorative: true }],
  ]),
  ...accepts('faqItem-roles', [
    ['an email link in an answer', 'answer', webLink('mailto:hello@goodline.example')],
  ]),
  ['a landing page with every section there is', landing()],
  [
    'a landing page with every section that only they have',
    landing(([hero = {}]) => [hero, ...ownSections(seeded('homePage'))]),
  ],
  [
    'a form with a thank-you page and a field of its own',
    own('contactFormSection', { thanksPage: { page: '/faq' }, recipient: 'Night' }),
  ],
  ['a link to a section of its own page', toOwnSection('picture')],
  [
    'a text whose heading allows a smaller one',
    own('textSection', { heading: 'Privacy', text: [heading('h3', 'For how long')] }),
  ],
  ['a landing page in another order', landing(([hero = {}, ...others]) => [hero, ...others.reverse()])],
]

type Place = { document: SeedDocument; place: string }

/**
 * Where a document of the seed holds an object that is no item of a list: a section, an image, a
 * button.
 */
function objectsOf(document: SeedDocument, node: object = document, way = ''): Place[] {
  return Object.entries(node).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return []
    const place = `${way}${name}`
    return [{ document, place }, ...objectsOf(document, part, `${place}.`)]
  })
}

/**
 * Each of them as an empty object, and, as Sanity leaves it when the last of its fields is cleared,
 * gone.
 */
const cleared = seedDocuments.flatMap((seed) =>
  objectsOf(seed).map(({ document: { _id }, place }) => ({
    what: `${_id} ${place}`,
    empty: changed(_id, place, {}),
    gone: changed(_id, place, undefined),
  })),
)

let answer: StudioAnswer
const asked = [
  ...seedDocuments,
  ...refused.map(([, document]) => document),
  ...accepted.map(([, document]) => document),
  redirect,
  hidden,
  toLostSection,
  ...cleared.flatMap(({ empty, gone }) => [empty, gone]),
]
const allComplaintsAbout = (document: SeedDocument) => answer.complaints[asked.indexOf(document)] ?? []

const areOurs = 'These are still our words. Write your own, before visitors read them.'
const complaintsAbout = (document: SeedDocument) =>
  allComplaintsAbout(document).filter(({ message }) => message !== areOurs)

beforeAll(() => {
  answer = askStudio(asked)
})

test('the Studio accepts every seed document without a complaint', () => {
  const complaints = seedDocuments.flatMap((document) =>
    complaintsAbout(document).map((complaint) => ({ document: document._id, ...complaint })),
  )
  // Its time is over on purpose.
  const isOver = { document: 'template-campaign', path: 'visibleUntil' }
  expect(complaints).toEqual([expect.objectContaining(isOver)])
})

test.each(refused)('the Studio refuses %s and says what to do', (_what, document, place, says) => {
  expect(complaintsAbout(document)).toContainEqual({
    level: 'error',
    path: place,
    message: expect.stringContaining(says) as string,
  })
})

test('the Studio refuses a missing section as it refuses an empty one', () => {
  const refuses = (document: SeedDocument) => complaintsAbout(document).some(({ level }) => level === 'error')
  const needed = cleared.filter(({ empty }) => refuses(empty))
  expect(needed.length).toBeGreaterThan(40)
  expect(needed.filter(({ gone }) => !refuses(gone)).map(({ what }) => what)).toEqual([])
})

test.each(accepted)('the Studio accepts %s', (_what, document) => {
  expect(complaintsAbout(document)).toEqual([])
})

test('the Studio warns of each text that is still its own, and of nothing else', () => {
  const warned = (document: SeedDocument | undefined) =>
    document
      ? allComplaintsAbout(document).flatMap(({ message, path }) => (message === areOurs ? path : []))
      : []
  const template = seedDocuments.find(({ _id }) => _id === 'template-campaign')
  expect(warned(template)).toEqual(
    [
      ['hero', 'heading', 'text', 'action.label'],
      ['benefits', 'heading', 'text', 'action.label'],
      ...[1, 2, 3].map((number) => [`benefits.benefits.benefit-${number}`, 'heading', 'text']),
      ['picture', 'heading', 'text.block-1', 'text.block-2'],
      ['reasons', 'heading', 'text', 'action.label', 'items.0', 'items.1', 'items.2'],
      ['form', 'heading', 'text', 'submitLabel', 'thanks'],
      ['closing', 'heading', 'text'],
    ].flatMap(([section, ...texts]) => texts.map((text) => `sections.${section}.${text}`)),
  )
  const [written] = accepted.filter(([what]) => what === 'a landing page with every section there is')
  expect(warned(written?.[1])).toEqual([])
})

test('the Studio warns of a page that search engines do not find', () => {
  expect(complaintsAbout(hidden)).toEqual([
    { level: 'warning', path: 'seo.noIndex', message: 'Search engines do not find this page.' },
  ])
})

test('the Studio warns of a link to a section that is gone', () => {
  expect(complaintsAbout(toLostSection)).toEqual([
    {
      level: 'warning',
      path: 'sections.own.action.section',
      message: expect.stringContaining('gone or hidden') as string,
    },
  ])
})

const lists = ['teamMember', 'roleGroup', 'caseStudy', 'faqItem', 'review']
const addresses = ['landingPage', 'redirect']

test('the Studio has exactly the types of the content model', () => {
  expect([...answer.documentTypes].sort()).toEqual(
    [...pageIds, 'siteSettings', ...lists, ...addresses].sort(),
  )
})

test.each([...pageIds, 'siteSettings'])(
  'the Studio only lets %s be published, restored, reset or shared',
  (type) => {
    // Sharing is the Studio's own, without a name at Sanity.
    const named = (answer.actions[type] ?? []).filter(Boolean)
    expect(named.sort()).toEqual(['discardChanges', 'publish', 'restore'])
  },
)

test.each(lists)('the Studio lets %s be published, unpublished and deleted, but not duplicated', (type) => {
  expect(answer.actions[type]).toEqual(expect.arrayContaining(['publish', 'unpublish', 'delete']))
  expect(answer.actions[type]).not.toContain('duplicate')
})

test('the Studio lets a landing page be duplicated, but not a redirect', () => {
  expect(answer.actions.landingPage).toContain('duplicate')
  expect(answer.actions.redirect).not.toContain('duplicate')
})

test('the Studio offers to create lists’ items, landing pages and redirects', () => {
  expect([...answer.creatable].sort()).toEqual([...lists, ...addresses].sort())
})

test('the Studio shows a sidebar in plain words', () => {
  expect(answer.sidebar.map(({ title }) => title)).toEqual([
    'Pages',
    'People',
    'Roles',
    'Case studies',
    'FAQ',
    'Reviews',
    'Landing pages',
    'Redirects',
    'Settings',
    'Not published yet',
    'Changed last',
  ])
})

test('the Studio leads from the sidebar to every type', () => {
  const opened = answer.sidebar.flatMap(({ opens, items }) => [opens, ...items.map((item) => item.opens)])
  expect(opened.filter(Boolean).sort()).toEqual([...answer.documentTypes].sort())
})

test('each list has its name and only offers to add items', () => {
  const listed = answer.sidebar.filter(({ opens }) => lists.includes(opens ?? ''))
  expect(listed.map(({ title, heading }) => heading === title)).toEqual(lists.map(() => true))
  expect(listed.map(({ menu }) => menu)).toEqual([
    ['Add a person'],
    ['Add a group of roles'],
    ['Add a case study'],
    ['Add a question'],
    ['Add a review'],
  ])
})

test('the Studio uses no developer words in its forms', () => {
  const jargon =
    /\b(slug|singleton|document|string|array|object|boolean|schema|portable text|json|groq|reference|asset|metadata|seo|url)s?\b/i
  expect(answer.texts.length).toBeGreaterThan(100)
  expect(answer.texts.filter((text) => jargon.test(text))).toEqual([])
})
