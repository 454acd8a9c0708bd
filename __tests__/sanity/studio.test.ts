import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pageIds } from '#lib/site/pages.ts'
import { landingPageFrom, ownSections } from '../fixtures/examples.ts'
import { lakeDocuments, type LakeDocument } from '../fixtures/seedContent.ts'

/**
 * What the Studio offers its editors, and what it says of documents before they are published. One
 * Studio is asked for all, as it takes long to load.
 */

type Section = Record<string, unknown>

const seed = lakeDocuments().filter(({ _type }) => !_type.startsWith('sanity.'))

const seeded = (id: string): LakeDocument => {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no ${id}.`)
  return structuredClone(document)
}

/** The seed's document with one field changed; `place` is a path such as `hero.action.url`. */
function changed(id: string, place: string, value: unknown): LakeDocument {
  const document = seeded(id)
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce<Section>((node, step) => node[step] as Section, document)
  parent[last] = value
  return document
}

const home = seeded('homePage')

/** A landing page with its sections changed, and other fields. */
function landing(change: (hero: Section, others: Section[]) => Section[], fields = {}): LakeDocument {
  const page = landingPageFrom(home, 'season')
  const [hero = {}, ...others] = page.sections
  return { ...page, sections: change(hero, others), ...fields }
}

/** A landing page with a single section beside its hero. */
const own = (type: string, fields: Section): LakeDocument =>
  landing((hero) => {
    const example = ownSections(home).find(({ _type }) => _type === type)
    return [hero, { ...example, _key: 'own', ...fields }]
  })

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const stored = (_type: string, _ref: string) => ({ _type, asset: reference(`${_type}-a${_ref}`) })
const svg = { ...stored('image', '-640x480-svg'), _type: 'picture' }
const tiff = { ...stored('image', '-640x480-tiff'), _type: 'picture', alt: 'Portrait' }
const program = stored('file', '-exe')
const button = (parts: object) => ({ _type: 'action', label: 'Go', ...parts })
const menuEntry = (_key: string) => ({ _type: 'menuLink', _key, page: reference('landing-privacy') })

const block = (style: string, mark?: object) => ({
  _type: 'block',
  _key: 'b',
  style,
  markDefs: mark ? [{ _key: 'l', ...mark }] : [],
  children: [{ _type: 'span', _key: 's', text: 'here', marks: mark ? ['l'] : [] }],
})
const script = [block('normal', { _type: 'link', href: 'javascript:alert(1)' })]

const subheading = { text: [block('h3')] }

/** A landing page with a button to the section with this fragment. */
const toOwnSection = (section: string | undefined) =>
  own('pictureTextSection', { action: button({ kind: 'page', page: '#', section }) })

/** A landing page with two sections of a type. */
const twice = (_type: string) => landing((hero) => [hero, { _type, _key: 'a' }, { _type, _key: 'b' }])

const named = own('pictureTextSection', {
  anchor: 'prices',
  action: button({ kind: 'page', page: '#', section: 'prices' }),
})

const time = '2036-03-02T13:00:00Z'
const taken = { _type: 'slug', current: 'taken' }

/** The path of the complaint, in a landing page with a section of its own. */
const inOwn = (field: string) => `sections.own.${field}`

type Refused = [what: string, document: LakeDocument, place: string, says: string]

const visible = { visibleFrom: time, visibleUntil: time }
const bare = (hero: Section) => [hero]

const pages: Refused[] = [
  ['without a hero', landing((_hero, others) => others), 'sections', 'Add a hero'],
  ['with two heroes', landing((hero) => [hero, { ...hero, _key: 'second' }]), 'sections', 'Keep one hero'],
  ['with its hero last', landing((hero, others) => [...others, hero]), 'sections', 'Drag the hero'],
  ['that asks the same twice', twice('questionsSection'), 'sections', 'one list of questions'],
  ['with two contact forms', twice('contactFormSection'), 'sections', 'Keep one contact form'],
  ['where another one stands', landing(bare, { slug: taken }), 'slug', 'Another landing page'],
  ['that ends as it begins', landing(bare, visible), 'visibleUntil', 'after “Visible from”'],
  ['that then leads nowhere', landing(bare, { afterEnd: '/gone' }), 'afterEnd', 'There is no page'],
  ['with a text without words', own('textSection', { text: [] }), inOwn('text'), 'Write the text'],
  ['that begins with a smaller heading', own('textSection', subheading), inOwn('text'), 'Smaller heading'],
  ['with a link to itself', toOwnSection(undefined), inOwn('action.section'), 'Pick the section'],
  ['with another host’s video', own('videoSection', { url: 'a.example' }), inOwn('url'), 'YouTube'],
  ['with a video without an image', own('videoSection', { image: null }), inOwn('image'), 'Add a picture'],
]

const redirect = (from: string, to: string) => ({ _id: 'redirect-a', _type: 'redirect', from, to })

const others: Refused[] = [
  ['a redirect to no page', redirect('/old', '/gone'), 'to', 'There is no page at “/gone”'],
  ['a redirect from a page', redirect('/faq', '/taken'), 'from', '“/faq” belongs to the site itself'],
]

type Change = [what: string, id: string, place: string, value: unknown, says: string, at?: string]

const changes: Change[] = [
  ['a page listed twice', 'siteSettings', 'footerPages', ['a', 'b'].map(menuEntry), 'listed twice'],
  ['a number dialled abroad', 'siteSettings', 'phone', '+813 555 0142', 'US number'],
  ['a blank behind an email address', 'siteSettings', 'email', 'a@example.com ', 'Remove the blank'],
  [
    'a social page without https',
    'siteSettings',
    'social.0.url',
    'ftp://x.com',
    'https',
    'social.network-1.url',
  ],
  [
    'a button that runs a script',
    'homePage',
    'hero.action',
    button({ kind: 'url', url: 'javascript:alert(1)' }),
    'https://',
    'hero.action.url',
  ],
  [
    'a button to no page of the site',
    'homePage',
    'hero.action',
    button({ kind: 'page', page: '/pricing' }),
    'Pick another one',
    'hero.action.page',
  ],
  ['a button without words', 'homePage', 'hero.action', { kind: 'call' }, 'words', 'hero.action.label'],
  ['a button that does nothing', 'homePage', 'hero.action', button({}), 'Choose', 'hero.action.kind'],
  [
    'a download of a program',
    'homePage',
    'training.action',
    button({ kind: 'file', file: program }),
    'Save the document as PDF',
    'training.action.file',
  ],
  ['a section without its button', 'homePage', 'benefits.action', undefined, 'Add the button'],
  ['a reason of nothing but blanks', 'homePage', 'reasons.items', ['  '], 'Fill in', 'reasons.items.0'],
  ['a headline that is too long', 'homePage', 'hero.heading', 'x'.repeat(81), 'by one character: 80 fit'],
  ['a link that runs a script', 'faqItem-roles', 'answer', script, 'https://', 'answer.b.markDefs.l.href'],
  ['a question without an answer', 'faqItem-roles', 'answer', [], 'Write the answer'],
  ['a question without a link', 'faqItem-roles', 'slug', { _type: 'slug', current: '' }, 'or write one'],
  ['a person without a name', 'teamMember-rosa-delgado', 'name', '', 'Fill in'],
  ['a picture without a description', 'teamMember-rosa-delgado', 'photo', svg, 'Describe', 'photo.alt'],
  ['a picture that browsers cannot show', 'teamMember-rosa-delgado', 'photo', tiff, 'cannot show TIFF'],
  ['a picture that is not there', 'teamMember-rosa-delgado', 'photo', { alt: 'Portrait' }, 'Add a picture'],
  ['a review of three stars', 'review-luis-g', 'rating', 3, '4, 4½ or 5'],
  ['an SVG for social networks', 'aboutPage', 'seo.shareImage', svg, 'PNG or JPEG'],
  ['a page without a title', 'faqPage', 'seo.title', undefined, 'Write the title'],
  ['a description of blanks', 'faqPage', 'seo.description', ' '.repeat(60), 'Describe the page'],
  ['a description too short for search results', 'faqPage', 'seo.description', 'Short.', '50'],
]

const refused: Refused[] = [
  ...pages.map(([what, ...rest]): Refused => [`a landing page ${what}`, ...rest]),
  ...others,
  ...changes.map(([what, id, place, value, says, at = place]): Refused => [
    what,
    changed(id, place, value),
    at,
    says,
  ]),
]

const everySection = landing((hero, others) => [hero, ...others])
const hidden = changed('faqPage', 'seo.noIndex', true)
const clearedButton = { _type: 'action', page: '/faq', url: 'https://example.com' }
const formWithThanks = { thanksPage: { page: '/faq' }, recipient: 'Night' }

const accepted: [what: string, document: LakeDocument][] = [
  ['a number with pasted hyphens', changed('siteSettings', 'phone', '813‑555–0142')],
  ['a cleared button that knows where it led', changed('homePage', 'hero.action', clearedButton)],
  ['a picture for phones without a description', changed('homePage', 'hero.imageSmall', svg)],
  ['a landing page with every section of the home page', everySection],
  ['a landing page with every other section', landing((hero) => [hero, ...ownSections(home)])],
  ['a form with a thank-you page', own('contactFormSection', formWithThanks)],
  ['a link to a section of its own page', toOwnSection('picture')],
  ['a link to a name of an earlier release, and the name', named],
  ['a smaller heading below a heading', own('textSection', { heading: 'Privacy', ...subheading })],
]

/** Where a document holds an object that is no item of a list: a section, an image, a button. */
function objectsIn(node: object, way = ''): string[] {
  return Object.entries(node).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return []
    // A file is there as a whole, or not.
    if (name === 'asset') return []
    return [`${way}${name}`, ...objectsIn(part, `${way}${name}.`)]
  })
}

/** Each of them empty, and gone: so Sanity leaves it when the last of its fields is cleared. */
const cleared = seed.flatMap((document) =>
  objectsIn(document).map((place) => ({
    what: `${document._id} ${place}`,
    empty: changed(document._id, place, {}),
    gone: changed(document._id, place, undefined),
  })),
)

/** What the resolved Studio says; `complaints` in the order of the documents asked about. */
let studio: {
  complaints: { level: string; path: string; message: string }[][]
  actions: Record<string, string[]>
  creatable: string[]
  /** Types that the sidebar leads to. */
  opened: string[]
  texts: string[]
}
const asked = [
  ...seed,
  ...[...refused, ...accepted].map(([, document]) => document),
  hidden,
  ...cleared.flatMap(({ empty, gone }) => [empty, gone]),
]

beforeAll(() => {
  const withJsx = `--import=${path.join(__dirname, 'jsxForNode.ts')}`
  const script = path.join(__dirname, 'studioProcess.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [withJsx, script], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    timeout: 90_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The Studio did not load:\n${stderr}`)
  studio = JSON.parse(stdout) as typeof studio
})

const placeholderWarning = 'These are still our words. Write your own, before visitors read them.'
const allComplaintsAbout = (document: LakeDocument) => studio.complaints[asked.indexOf(document)] ?? []
const complaintsAbout = (document: LakeDocument) =>
  allComplaintsAbout(document).filter(({ message }) => message !== placeholderWarning)

const complaint = (level: string, place: string, says: string) =>
  expect.objectContaining({ level, path: place, message: expect.stringContaining(says) as string }) as object

test('the Studio accepts every seed document', () => {
  // The time of the template is over on purpose.
  const over = complaint('warning', 'visibleUntil', 'passed')
  expect(seed.flatMap(complaintsAbout)).toEqual([over])
})

test.each(refused)('the Studio refuses %s', (_what, document, place, says) => {
  expect(complaintsAbout(document)).toContainEqual(complaint('error', place, says))
})

test.each(accepted)('the Studio accepts %s', (_what, document) => {
  expect(complaintsAbout(document)).toEqual([])
})

test('the Studio refuses a missing section as it refuses an empty one', () => {
  const refuses = (document: LakeDocument) => complaintsAbout(document).some(({ level }) => level === 'error')
  const needed = cleared.filter(({ empty }) => refuses(empty))
  expect(needed.length).toBeGreaterThan(40)
  expect(needed.filter(({ gone }) => !refuses(gone)).map(({ what }) => what)).toEqual([])
})

test('the Studio warns of a page hidden from search engines', () => {
  expect(complaintsAbout(hidden)).toEqual([complaint('warning', 'seo.noIndex', 'Search engines')])
})

test('the Studio warns of each text that is still its own', () => {
  const warned = (document: LakeDocument) =>
    allComplaintsAbout(document).flatMap(({ message, path }) => (message === placeholderWarning ? path : []))
  const template = seed.find(({ _id }) => _id === 'template-campaign')
  expect(template && warned(template)).toEqual(
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
  expect(warned(everySection)).toEqual([])
})

const lists = ['teamMember', 'roleGroup', 'caseStudy', 'faqItem', 'review']
const addresses = ['landingPage', 'redirect']
const singletons = [...pageIds, 'siteSettings']

test.each(singletons)('the Studio only lets %s be published, restored or reset', (type) => {
  expect([...(studio.actions[type] ?? [])].sort()).toEqual(['discardChanges', 'publish', 'restore'])
})

test.each(lists)('the Studio lets %s be published, unpublished and deleted, not duplicated', (type) => {
  expect(studio.actions[type]).toEqual(expect.arrayContaining(['publish', 'unpublish', 'delete']))
  expect(studio.actions[type]).not.toContain('duplicate')
})

test('the Studio lets a landing page be duplicated, but no redirect', () => {
  expect(studio.actions.landingPage).toContain('duplicate')
  expect(studio.actions.redirect).not.toContain('duplicate')
})

test('the Studio offers to create all but the only ones', () => {
  expect([...studio.creatable].sort()).toEqual([...lists, ...addresses].sort())
})

test('the Studio leads from its first screen to every type', () => {
  expect(studio.opened.sort()).toEqual([...singletons, ...lists, ...addresses].sort())
})

test('the Studio uses no developer words in its forms', () => {
  const jargon =
    /\b(slug|singleton|document|string|array|object|boolean|schema|portable text|json|groq|reference|asset|metadata|seo|url)s?\b/i
  expect(studio.texts.length).toBeGreaterThan(100)
  expect(studio.texts.filter((text) => jargon.test(text))).toEqual([])
})
