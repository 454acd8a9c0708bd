import { seedDocuments } from '../../sanity/seed/documents.ts'
import type { SeedDocument } from '../../sanity/seed/document.ts'
import { landingPageFrom, ownSections } from '../fixtures/landingPage.ts'
import { askStudio } from './askStudio.ts'
import type { StudioAnswer } from './askStudio.ts'

/** What the Studio says of documents before it lets them be published. */

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

/** A landing page with its sections changed. */
function landing(change: (sections: Section[]) => Section[]): SeedDocument {
  const page = landingPageFrom(seeded('homePage'), 'season')
  return { ...page, sections: change(page.sections) }
}

/** One with a single section beside its hero, of a kind that only landing pages have. */
const own = (type: string, fields: object): SeedDocument =>
  landing(([hero = {}]) => [
    hero,
    { ...ownSections(seeded('homePage')).find(({ _type }) => _type === type), _key: 'own', ...fields },
  ])

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

const refused: [what: string, document: SeedDocument, place: string, says: string][] = [
  [
    'a landing page that ends before it begins',
    {
      ...landing((sections) => sections),
      visibleFrom: '2036-03-02T13:00:00Z',
      visibleUntil: '2036-03-02T13:00:00Z',
    },
    'visibleUntil',
    'after “Visible from”',
  ],
  [
    'an announcement that ends before it begins',
    changed('siteSettings', 'announcement', {
      text: 'Open day',
      ground: 'butter',
      visibleFrom: '2036-03-02T13:00:00Z',
      visibleUntil: '2036-03-01T13:00:00Z',
    }),
    'announcement.visibleUntil',
    'after “Visible from”',
  ],
  [
    'a button that runs a script',
    changed('homePage', 'hero.action', button({ kind: 'url', url: 'javascript:alert(1)' })),
    'hero.action.url',
    'https://',
  ],
  [
    'a button to an unprotected website',
    changed('homePage', 'hero.action', button({ kind: 'url', url: 'ftp://example.com' })),
    'hero.action.url',
    'https://',
  ],
  [
    'a button to an address that browsers look for on this site',
    changed('homePage', 'hero.action', button({ kind: 'url', url: 'https:/example.com' })),
    'hero.action.url',
    'https://',
  ],
  [
    'a button to a page that does not exist',
    changed('homePage', 'hero.action', button({ kind: 'page', page: '/pricing' })),
    'hero.action.page',
    'Pick another one',
  ],
  [
    'a button to no page',
    changed('homePage', 'hero.action', button({ kind: 'page' })),
    'hero.action.page',
    'Pick the page',
  ],
  [
    'a download without a file',
    changed('homePage', 'training.action', button({ kind: 'file' })),
    'training.action.file',
    'Upload',
  ],
  [
    'a download that is no document',
    changed('homePage', 'training.action', button({ kind: 'file', file: program })),
    'training.action.file',
    'Save the document as PDF',
  ],
  [
    'a button without words',
    changed('homePage', 'hero.action', { _type: 'action', kind: 'call' }),
    'hero.action.label',
    'words',
  ],
  [
    'a button that does nothing',
    changed('homePage', 'hero.action', { _type: 'action', label: 'Go' }),
    'hero.action.kind',
    'Choose',
  ],
  [
    'a section without its button',
    changed('homePage', 'hiring.action', undefined),
    'hiring.action',
    'Add the button',
  ],
  [
    'a section whose button was cleared but for where it led',
    changed('homePage', 'hiring.action', { _type: 'action', page: '/faq' }),
    'hiring.action',
    'Add the button',
  ],
  [
    'a section whose last field was cleared',
    changed('homePage', 'insights', undefined),
    'insights',
    'Fill this in',
  ],
  [
    'words beside the contact details that were all cleared',
    changed('contactPage', 'labels', undefined),
    'labels',
    'Fill this in',
  ],
  [
    'a link in an answer that runs a script',
    changed('faqItem-roles', 'answer', webLink('javascript:alert(1)')),
    'answer.b.markDefs.l.href',
    'https://',
  ],
  [
    'a pasted link to an unprotected website',
    changed('faqItem-roles', 'answer', webLink('ftp://example.com/terms')),
    'answer.b.markDefs.l.href',
    '“ftp://example.com/terms” does not work as a link',
  ],
  [
    'a pasted link too long to be read',
    changed('faqItem-roles', 'answer', webLink(`ftp://example.com/${'terms/'.repeat(40)}`)),
    'answer.b.markDefs.l.href',
    '“ftp://example.com/terms/terms/terms/term…” does not work',
  ],
  [
    'a pasted link to a page of this site',
    changed('faqItem-roles', 'answer', webLink('/contact-us')),
    'answer.b.markDefs.l.href',
    '“/contact-us” is on this site. Remove this link',
  ],
  [
    'a link that dials no digits',
    changed('faqItem-roles', 'answer', webLink('tel:-------')),
    'answer.b.markDefs.l.href',
    'https://',
  ],
  [
    'a link to an email that no program opens',
    changed('faqItem-roles', 'answer', webLink('mailto:a@b.com@?subject=Hello')),
    'answer.b.markDefs.l.href',
    'https://',
  ],
  [
    'a picture without a description',
    changed('teamMember-rosa-delgado', 'photo', picture),
    'photo.alt',
    'Describe the picture',
  ],
  [
    'a picture that browsers cannot show',
    changed('teamMember-rosa-delgado', 'photo', { ...tiff, alt: 'Portrait' }),
    'photo',
    'Browsers cannot show TIFF',
  ],
  [
    'the same where a picture may be missing',
    changed('homePage', 'hero.imageSmall', { ...tiff, decorative: true }),
    'hero.imageSmall',
    'Browsers cannot show TIFF',
  ],
  [
    'a drawing for sharing, which social networks do not show',
    changed('aboutPage', 'seo.shareImage', { ...picture, decorative: true }),
    'seo.shareImage',
    'PNG or JPEG',
  ],
  [
    'a picture for sharing that browsers cannot show either',
    changed('aboutPage', 'seo.shareImage', { ...tiff, decorative: true }),
    'seo.shareImage',
    'Browsers cannot show TIFF',
  ],
  [
    'a picture that is not there',
    changed('teamMember-rosa-delgado', 'photo', { _type: 'picture', alt: 'Portrait' }),
    'photo',
    'Add a picture',
  ],
  ['a person without a name', changed('teamMember-rosa-delgado', 'name', ''), 'name', 'Fill in'],
  [
    'a group of roles without a colour',
    changed('roleGroup-inside-sales', 'tone', undefined),
    'tone',
    'Pick a colour',
  ],
  [
    'a benefit without a symbol',
    changed('rolesPage', 'benefits.0.icon', undefined),
    'benefits.benefit-1.icon',
    'Pick a symbol',
  ],
  ['a review of three stars', changed('review-luis-g', 'rating', 3), 'rating', '4, 4½ or 5'],
  ['a question without an answer', changed('faqItem-roles', 'answer', []), 'answer', 'Write the answer'],
  [
    'a question whose words make no link',
    changed('faqItem-roles', 'slug', { _type: 'slug', current: '' }),
    'slug',
    'or write one',
  ],
  [
    'a link to a question with spaces',
    changed('faqItem-roles', 'slug', { _type: 'slug', current: 'Two words' }),
    'slug',
    'hyphens',
  ],
  ['a role that is listed twice', changed('roleGroup-inside-sales', 'roles', ['A', 'A']), 'roles.1', 'twice'],
  [
    'a role of nothing but blanks',
    changed('roleGroup-inside-sales', 'roles', ['A', '  ']),
    'roles.1',
    'Fill in',
  ],
  [
    'a role that is too long',
    changed('roleGroup-inside-sales', 'roles', ['x'.repeat(81)]),
    'roles.0',
    '80 fit',
  ],
  [
    'a reason of nothing but blanks',
    changed('homePage', 'reasons.items', ['  ']),
    'reasons.items.0',
    'Fill in',
  ],
  [
    'a reason that is too long',
    changed('homePage', 'reasons.items', ['x'.repeat(61)]),
    'reasons.items.0',
    '60 fit',
  ],
  [
    'a paragraph of nothing but blanks',
    changed('aboutPage', 'story.paragraphs', ['   ']),
    'story.paragraphs.0',
    'Fill in',
  ],
  [
    'a paragraph of the story that is too long',
    changed('aboutPage', 'story.paragraphs', ['x'.repeat(601)]),
    'story.paragraphs.0',
    '600 fit',
  ],
  [
    'a picture without a file in a list',
    changed('homePage', 'training.images', [{ _type: 'picture', _key: 'a' }]),
    'training.images.a',
    'Add a picture',
  ],
  [
    'a picture in a list that browsers cannot show',
    changed('homePage', 'training.images', [{ ...tiff, _key: 'a', decorative: true }]),
    'training.images.a',
    'Browsers cannot show TIFF',
  ],
  [
    'a description of nothing but blanks',
    changed('faqPage', 'seo.description', ' '.repeat(60)),
    'seo.description',
    'Describe the page',
  ],
  [
    'a description that blanks make long enough',
    changed('faqPage', 'seo.description', `Short.${' '.repeat(60)}`),
    'seo.description',
    '50',
  ],
  [
    'a headline that is too long',
    changed('homePage', 'hero.heading', 'x'.repeat(81)),
    'hero.heading',
    'by one character: 80 fit',
  ],
  [
    'a paragraph that is too long',
    changed('homePage', 'hero.text', 'x'.repeat(212)),
    'hero.text',
    'by 12 characters: 200 fit',
  ],
  [
    'a page without a title for search results',
    changed('faqPage', 'seo.title', undefined),
    'seo.title',
    'Write the title',
  ],
  ['a title too long for search results', changed('faqPage', 'seo.title', 'x'.repeat(61)), 'seo.title', '60'],
  [
    'a description too short for them',
    changed('faqPage', 'seo.description', 'Short.'),
    'seo.description',
    '50',
  ],
  [
    'a menu with an entry that opens nothing',
    changed('siteSettings', 'menuInsights', [{ _type: 'menuLink', _key: 'a', label: 'Summer' }]),
    'menuInsights.a.page',
    'Pick the landing page',
  ],
  [
    'a menu that lists a page twice',
    changed('siteSettings', 'footerPages', ['a', 'b'].map(menuEntry)),
    'footerPages',
    'listed twice',
  ],
  [
    'a phone number without its area code',
    changed('siteSettings', 'phone', '555-0142'),
    'phone',
    'area code',
  ],
  [
    'a number that would be dialled abroad',
    changed('siteSettings', 'phone', '+813 555 0142'),
    'phone',
    'US number',
  ],
  [
    'a number whose plus sign stands in its middle',
    changed('siteSettings', 'fax', '813 555+0142'),
    'fax',
    'US number',
  ],
  [
    'a number with an extension',
    changed('siteSettings', 'phone', '813-555-0142 ext. 12'),
    'phone',
    'no extension',
  ],
  [
    'an email address with a blank behind it',
    changed('siteSettings', 'email', 'hello@example.com '),
    'email',
    'Remove the blank',
  ],
  [
    'a social page without https',
    changed('siteSettings', 'social.0.url', 'ftp://x.com'),
    'social.network-1.url',
    'https://',
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
  [
    'a landing page that asks the same twice',
    landing((sections) => [
      ...sections,
      ...sections.filter(({ _type }) => _type === 'questionsSection').map((each) => ({ ...each, _key: 'b' })),
    ]),
    'sections',
    'one list of questions',
  ],
  [
    'a landing page with two contact forms',
    landing(([hero = {}]) => {
      const form = ownSections(seeded('homePage')).find(({ _type }) => _type === 'contactFormSection')
      return [hero, { ...form, _key: 'a' }, { ...form, _key: 'b' }]
    }),
    'sections',
    'Keep one contact form',
  ],
  [
    'a contact form without its thanks',
    own('contactFormSection', { thanks: ' ' }),
    'sections.own.thanks',
    'Fill in',
  ],
  [
    'thanks too long to be read in five seconds',
    own('contactFormSection', { thanks: 'x'.repeat(121) }),
    'sections.own.thanks',
    '120 fit',
  ],
  [
    'a section without case studies',
    own('caseStudiesSection', { caseStudies: [] }),
    'sections.own.caseStudies',
    'Pick at least one',
  ],
  [
    'a person who is picked twice',
    own('teamSection', {
      people: ['a', 'b'].map((_key) => ({ _type: 'reference', _key, _ref: 'teamMember-rosa-delgado' })),
    }),
    'sections.own.people.a',
    'only once',
  ],
  ['articles without a number', own('postsSection', { count: undefined }), 'sections.own.count', 'how many'],
  ['jobs of no kind', own('jobsSection', { category: undefined }), 'sections.own.category', 'which jobs'],
  [
    'a landing page where another one stands',
    { ...landing((sections) => sections), slug: { _type: 'slug', current: 'taken' } },
    'slug',
    'Another landing page has this address already',
  ],
  [
    'a question with the link of another one',
    changed('faqItem-roles', 'slug', { _type: 'slug', current: 'taken' }),
    'slug',
    'Another question has this link already',
  ],
  [
    'a video of another host',
    own('videoSection', { url: 'https://example.com/video' }),
    'sections.own.url',
    'YouTube or Vimeo',
  ],
  ['a video without a link', own('videoSection', { url: ' ' }), 'sections.own.url', 'Paste'],
  ['a text without words', own('textSection', { text: [] }), 'sections.own.text', 'Write the text'],
  [
    'a text that begins with a smaller heading',
    own('textSection', { text: [heading('h3', 'For how long')] }),
    'sections.own.text',
    'Smaller heading',
  ],
  [
    'a logo without the name of its owner',
    own('logosSection', {
      logos: [
        { ...picture, _type: 'logo', _key: 'a' },
        { ...picture, _type: 'logo', _key: 'b', name: 'B' },
      ],
    }),
    'sections.own.logos.a.name',
    'Whose logo it is',
  ],
  [
    'a landing page with a short description for search engines',
    { ...landing((sections) => sections), seo: { description: 'Short.' } },
    'seo.description',
    '50 characters',
  ],
  ['a second home page', { ...seeded('homePage'), _id: 'second-home' }, '', 'exists already'],
]

const redirect = { _id: 'redirect-a', _type: 'redirect', from: '/old', to: '/taken', permanent: false }

const hidden = changed('faqPage', 'seo.noIndex', true)

const leftOver = changed(
  'homePage',
  'hero.action',
  button({ kind: 'call', landingPage: { _type: 'reference', _ref: 'landing-season' } }),
)

const accepted: [what: string, document: SeedDocument][] = [
  ['settings without a title, which no page needs', changed('siteSettings', 'seo.title', undefined)],
  ['a number with the code of the country', changed('siteSettings', 'phone', '+1 813 555 0142')],
  ['a number with hyphens as they are pasted', changed('siteSettings', 'phone', '813‑555–0142')],
  ['a page without a hero button', changed('homePage', 'hero.action', undefined)],
  ['a button whose fields were all cleared', changed('homePage', 'hero.action', { _type: 'action' })],
  [
    'a button whose words and purpose were cleared, while it keeps where it led',
    changed('homePage', 'hero.action', { _type: 'action', page: '/faq', url: 'https://example.com' }),
  ],
  [
    'a button to a landing page',
    changed(
      'homePage',
      'hero.action',
      button({ kind: 'page', landingPage: { _type: 'reference', _ref: 'landing-season' } }),
    ),
  ],
  ['a button that dials', changed('homePage', 'hero.action', button({ kind: 'call' }))],
  [
    'a button to an https website',
    changed('homePage', 'hero.action', button({ kind: 'url', url: 'https://example.com/a?b#c' })),
  ],
  [
    'a decorative picture without words',
    changed('aboutPage', 'hero.image', { ...picture, decorative: true }),
  ],
  ['a picture for phones without words of its own', changed('homePage', 'hero.imageSmall', picture)],
  [
    'an email link in an answer',
    changed('faqItem-roles', 'answer', webLink('mailto:hello@goodline.example')),
  ],
  [
    'an email link as a word processor writes it',
    changed('faqItem-roles', 'answer', webLink('Mailto:hello@goodline.example')),
  ],
  [
    'an email link with a subject',
    changed('faqItem-roles', 'answer', webLink('mailto:a@b.com?subject=Hello there')),
  ],
  [
    'a phone link with signs between its digits',
    changed('faqItem-roles', 'answer', webLink('tel:(813) 555-0142')),
  ],
  ['a phone link in an answer', changed('faqItem-roles', 'answer', webLink('tel:+18135550142'))],
  ['a landing page with every section there is', landing((sections) => sections)],
  [
    'a landing page with every section that only they have',
    landing(([hero = {}]) => [hero, ...ownSections(seeded('homePage'))]),
  ],
  ['a team of everybody', own('teamSection', { people: undefined })],
  [
    'a text whose heading allows a smaller one',
    own('textSection', { heading: 'Privacy', text: [heading('h3', 'For how long')] }),
  ],
  ['a landing page that is found by its own words', { ...landing((sections) => sections), seo: undefined }],
  ['a landing page in another order', landing(([hero = {}, ...others]) => [hero, ...others.reverse()])],
  ['a draft of the home page', { ...seeded('homePage'), _id: 'drafts.homePage' }],
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
  leftOver,
  hidden,
  ...cleared.flatMap(({ empty, gone }) => [empty, gone]),
]
const complaintsAbout = (document: SeedDocument) => answer.complaints[asked.indexOf(document)] ?? []

beforeAll(() => {
  answer = askStudio(asked)
})

test('accepts every seed document without a complaint', () => {
  const complaints = seedDocuments.flatMap((document) =>
    complaintsAbout(document).map((complaint) => ({ document: document._id, ...complaint })),
  )
  // Its time is over on purpose.
  const isOver = { document: 'template-campaign', path: 'visibleUntil' }
  expect(complaints).toEqual([expect.objectContaining(isOver)])
})

test.each(refused)('refuses %s and says what to do', (_what, document, place, says) => {
  expect(complaintsAbout(document)).toContainEqual({
    level: 'error',
    path: place,
    message: expect.stringContaining(says) as string,
  })
})

test.each(refused.filter(([what, , , says]) => says === 'https://' || what.includes('another one')))(
  'says one sentence about %s, and none of Sanity’s beside it',
  (_what, document) => expect(complaintsAbout(document)).toHaveLength(1),
)

test('refuses a missing section as it refuses an empty one', () => {
  const refuses = (document: SeedDocument) => complaintsAbout(document).some(({ level }) => level === 'error')
  const needed = cleared.filter(({ empty }) => refuses(empty))
  expect(needed.length).toBeGreaterThan(40)
  expect(needed.filter(({ gone }) => !refuses(gone)).map(({ what }) => what)).toEqual([])
})

test.each(accepted)('accepts %s', (_what, document) => {
  expect(complaintsAbout(document)).toEqual([])
})

test('warns of a page that search engines do not find', () => {
  expect(complaintsAbout(hidden)).toEqual([
    { level: 'warning', path: 'seo.noIndex', message: 'Search engines do not find this page.' },
  ])
})

test('warns of a landing page that a button stores without opening it', () => {
  expect(complaintsAbout(leftOver)).toEqual([
    {
      level: 'warning',
      path: 'hero.action.landingPage',
      message: expect.stringContaining('Clear the field') as string,
    },
  ])
})

test('warns of a redirect to a page that is only a draft', () => {
  expect(complaintsAbout(redirect)).toEqual([
    { level: 'warning', path: 'to', message: expect.stringContaining('is not published') as string },
  ])
})
