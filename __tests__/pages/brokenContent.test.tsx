import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import '../fixtures/pageMocks.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { lakeDocuments, landingSection, type LakeDocument } from '../fixtures/seedContent.ts'

/** Pages of documents that an editor has cleared, or that a program has broken. */

/** The path of a value in a document. */
type Path = readonly (string | number)[]

/** Every field of a value at any depth; Sanity's own fields start with an underscore. */
function fieldsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    if (name.startsWith('_')) return []
    const path = [...at, Array.isArray(value) ? Number(name) : name]
    return [path, ...fieldsOf(field, path)]
  })
}

/** The same for the fields of all items of a list, which are shown alike. */
const shapeOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '' : step)).join('/')

/**
 * The fields to clear, in as few rounds as possible: each top-level field alone, but those inside
 * them at the same time. Sections show nothing of one another.
 */
function roundsOf(document: LakeDocument): Path[][] {
  const paths = [...new Map(fieldsOf(document).map((path) => [shapeOf(path), path])).values()]
  const alone = paths.filter(({ length }) => length === 1)
  const inside = alone.map(([name]) => paths.filter((path) => path.length > 1 && path[0] === name))
  const rounds = Math.max(...inside.map(({ length }) => length))
  const together = Array.from({ length: rounds }, (_, round) =>
    inside.flatMap((each) => each.slice(round, round + 1)),
  )
  return [...alone.map((path) => [path]), ...together]
}

/** The document after an editor has cleared the field at `path`; a list's item is removed. */
function withoutField(document: LakeDocument, path: Path): LakeDocument {
  const copy = JSON.parse(JSON.stringify(document)) as LakeDocument
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy)
  const last = path.at(-1) ?? ''
  if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete (parent as Record<string, unknown>)[last]
  return copy
}

/** Words that only a mistake puts on a page. */
const slips = /\b(undefined|null|NaN)\b|\[object /

const { findAll, textContent } = DomUtils

function expectWhole(html: string) {
  const page = parseDocument(html).children
  const main = findAll(({ name }) => name === 'main', page)
  expect(findAll(({ name }) => name === 'section', main)).not.toHaveLength(0)
  expect(textContent(page)).not.toMatch(slips)
  const attributes = findAll(() => true, main).flatMap(({ attribs: { alt, href, src } }) => [alt, href, src])
  expect(attributes.filter((value) => slips.test(value ?? ''))).toEqual([])
  for (const heading of findAll(({ name }) => /^h[123]$/.test(name), page))
    expect(textContent(heading).trim()).not.toBe('')
  for (const list of findAll(({ name }) => /^[uod]l$/.test(name), main))
    expect(findAll(() => true, list.children)).not.toHaveLength(0)
}

/** No section is empty, and no level of headings is left out. */
function expectOutline(html: string, path: string) {
  const page = parseDocument(html).children
  for (const section of findAll(({ name }) => name === 'section', page))
    expect(textContent(section).trim()).not.toBe('')
  // The headings of Home's sections are required: only a program clears one.
  if (path === '/') return
  const levels = findAll(({ name }) => /^h[1-6]$/.test(name), page).map(({ name }) => Number(name[1]))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
}

/** Types of the documents that a page shows beside its own. One page tries the settings. */
const listedOn: Record<string, string> = {
  rolesPage: 'roleGroup',
  aboutPage: 'teamMember',
  caseStudiesPage: 'caseStudy',
  faqPage: 'faqItem',
  homePage: 'review',
  contactPage: 'siteSettings',
}

let errors: jest.SpyInstance
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => errors.mockRestore())

/** The job search has two paths, with one document. */
const pages = contentPages.filter(({ path }) => path !== '/search-all-jobs')

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  // React complains there: of missing keys, of wrong attributes, of elements within elements.
  afterEach(() => expect(errors).not.toHaveBeenCalled())

  test('is whole whichever field an editor clears', async () => {
    const documents = lakeDocuments()
    const touched = [page.id, listedOn[page.id]].map((type) => documents.find(({ _type }) => _type === type))
    for (const document of touched)
      for (const round of document ? roundsOf(document) : []) {
        const changed = documents.map((other) =>
          other === document ? round.reduce(withoutField, other) : other,
        )
        const ofLayout = document?._type === 'siteSettings'
        const html = await (ofLayout ? page.html(changed) : page.main(changed))
        expectWhole(html)
        expectOutline(html, page.path)
      }
  })

  test('is whole when every image refers to a deleted file', async () => {
    const html = await page.html(lakeDocuments().filter(({ _type }) => !_type.startsWith('sanity.')))
    expectWhole(html)
    expect(html).not.toContain('/media/')
  })

  test('is whole when nothing of it was ever created', async () => {
    const html = await page.html([])
    expectWhole(html)
    expect(html).toMatch(/<h1[ >]/)
  })

  test('is whole when the documents hold nothing but their names', async () => {
    expectWhole(await page.html(lakeDocuments().map(({ _id, _type }) => ({ _id, _type }))))
  })
})

/** The value with `wrong` for everything `depth` fields or items below. */
function misshapen(value: unknown, depth: number, wrong: unknown): unknown {
  if (depth === 0) return wrong
  if (Array.isArray(value)) return value.map((item) => misshapen(item, depth - 1, wrong))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name.startsWith('_') ? field : misshapen(field, depth - 1, wrong),
    ]),
  )
}

/** Each is another than most fields have; null is what an editor clears. */
const wrongs = [5, 'text', [null, 'text', 7, {}, [[]]]]

/** Names that every object literal inherits. As a choice, type or mark they mean nothing. */
const inherited = ['constructor', '__proto__']

/** The value with `name` for every text and type below its document, and keys as they are. */
function named(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, name))
  if (typeof value === 'string') return name
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      ['_id', '_key', '_ref', 'asset'].includes(key) ? field : named(field, name),
    ]),
  )
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test.each(wrongs)('is whole with %j in place of fields of any depth', async (wrong) => {
    for (let depth = 1; depth <= 6; depth += 1) {
      const documents = lakeDocuments().map(
        (document) => misshapen(document, depth, wrong) as typeof document,
      )
      const shown = parseDocument(await page.html(documents)).children
      const [heading] = findAll(({ name }) => name === 'h1', shown)
      expect(heading && textContent(heading).trim()).toBeTruthy()
      expect(textContent(shown)).not.toMatch(/\b(?:undefined|NaN)\b|\[object /)
    }
  })

  test.each(inherited)('is whole with %s for every text, choice and type', async (name) => {
    const documents = lakeDocuments().map((document) =>
      document._type.startsWith('sanity.')
        ? document
        : ({ ...(named(document, name) as object), _type: document._type } as LakeDocument),
    )
    expect(await page.html(documents)).toMatch(/<h1[^>]*>\S/)
  })
})

const span = (text: string, marks: unknown[] = []) => ({ _type: 'span', _key: text, text, marks })

const block = (text: string, rest: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [span(text)],
  ...rest,
})

const item = (text: string, level: unknown) => block(text, { listItem: 'bullet', level })

const linkKeys = Array.from({ length: 5000 }, (_, index) => `link-${index}`)
const links = linkKeys.map((_key) => ({ _key, _type: 'link', href: 'https://law.example/' }))

/** Parts of a text that an editor cannot write and a program can. */
const impossible: [string, object[]][] = [
  ...inherited.flatMap((name): [string, object[]][] => [
    [`a block of type ${name}`, [block('left out', { _type: name })]],
    [`a span of type ${name}`, [block('x', { children: [{ ...span('left out'), _type: name }] })]],
    [`a mark ${name}`, [block('x', { children: [span('kept', [name])] })]],
    [`a style ${name}`, [block('kept', { style: name })]],
    [`a list of ${name}`, [block('kept', { listItem: name, level: 1 })]],
    [
      `a link of type ${name}`,
      [block('x', { markDefs: [{ _key: 'a', _type: name }], children: [span('kept', ['a'])] })],
    ],
  ]),
  ...[5000, -1, 0, 1.5, 1e300].map((level): [string, object[]] => [
    `a list of level ${level}`,
    [item('kept', 1), item('kept', level)],
  ]),
  ['one mark 5,000 times', [block('x', { children: [span('kept', Array<string>(5000).fill('strong'))] })]],
  ['5,000 links in one another', [block('x', { markDefs: links, children: [span('kept', linkKeys)] })]],
  [
    'a node of the library',
    [{ _type: '@list', _key: 'x', listItem: 'constructor', children: [{}], level: 1 }],
  ],
]

test.each(impossible)('a text is whole around %s', async (_, blocks) => {
  const text = [block('Before'), ...blocks, block('After')]
  const { section } = await landingSection<'text'>({ _type: 'textSection', text })
  const html = renderToStaticMarkup(<RichText value={section.text} headings />)
  expect(html).toContain('<p>Before</p>')
  expect(html).toContain('<p>After</p>')
  expect(html.includes('kept')).toBe(JSON.stringify(blocks).includes('kept'))
  expect(html).not.toContain('left out')
})
