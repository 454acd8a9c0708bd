/** @jest-environment jsdom */
import { countedLabels, fixedLabels } from '../fixtures/fixedLabels.ts'
import '../fixtures/pageMocks.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { edited, lakeDocuments, type LakeDocument } from '../fixtures/seedContent.ts'

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every string and number at any depth of a document. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [squeezed(value)]
  if (typeof value === 'number') return [value.toLocaleString('en-US')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** What a visitor reads or hears, piece by piece in the order of the page. */
function wordsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  page.querySelectorAll('script,style,title,noscript').forEach((element) => element.remove())
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(squeezed(walker.currentNode.textContent ?? ''))
  for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
    page
      .querySelectorAll(`[${name}]`)
      .forEach((element) => words.push(squeezed(element.getAttribute(name) ?? '')))
  return words.filter((word) => word !== '')
}

/** Numbers and lines that the views put together from several fields. */
const joined = [
  '© 2026 Goodline Staffing',
  '27 Relay Street, Suite 4',
  'Wilmington, DE 19801',
  'Tampa, Florida 33602',
  '20+',
  '14,131+',
  '830+',
]

const isFixed = (word: string) =>
  fixedLabels.includes(word) || countedLabels.some((pattern) => pattern.test(word))

const mark = '✎'

/** Fields that hold a choice, a reference or a path and no words. */
const wordless = new Set([
  'kind',
  'page',
  'ground',
  'icon',
  'tone',
  'network',
  'orderRank',
  'marks',
  'style',
  'listItem',
])

/** The value as if an editor had ended every text in it with a mark. */
function marked(value: unknown, name = ''): unknown {
  if (name.startsWith('_') || wordless.has(name)) return value
  if (typeof value === 'string') return `${value} ${mark}`
  if (Array.isArray(value)) return value.map((item) => marked(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, marked(inner, field)]))
}

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('shows only words of the Studio and fixed labels', async () => {
    const written = new Set([...lakeDocuments().flatMap(stringsOf), ...joined])
    const unknown = wordsOf(await page.html()).filter((word) => !written.has(word) && !isFixed(word))
    expect({ 'missing in __tests__/fixtures/fixedLabels.ts': unknown }).toEqual({
      'missing in __tests__/fixtures/fixedLabels.ts': [],
    })
  })

  test('lets editors change every word that is not fixed', async () => {
    const documents = edited((document) =>
      document._type.startsWith('sanity.') ? document : (marked(document) as LakeDocument),
    )
    const words = wordsOf(await page.html(documents))
    expect(words.filter((word) => !word.includes(mark) && !isFixed(word))).toEqual([])
    expect(words.filter((word) => word.includes(mark))).not.toEqual([])
  })
})
