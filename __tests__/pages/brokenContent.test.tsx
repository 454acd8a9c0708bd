import { DomUtils, parseDocument } from 'htmlparser2'
import '../fixtures/pageMocks.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { lakeDocuments, type LakeDocument } from '../fixtures/seedContent.ts'

/** Pages of documents that an editor has cleared. */

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

/** The fields to clear. */
const pathsOf = (document: LakeDocument): Path[] => [
  ...new Map(fieldsOf(document).map((path) => [shapeOf(path), path])).values(),
]

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
      for (const path of document ? pathsOf(document) : []) {
        const changed = documents.map((other) => (other === document ? withoutField(other, path) : other))
        const html = await page.html(changed)
        expectWhole(html)
        expectOutline(html, page.path)
      }
  })

  test('is whole when nothing of it was ever created', async () => {
    const html = await page.html([])
    expectWhole(html)
    expect(html).toMatch(/<h1[ >]/)
  })
})
