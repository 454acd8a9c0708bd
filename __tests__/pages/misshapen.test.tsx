import { DomUtils, parseDocument } from 'htmlparser2'
import '../fixtures/pageMocks.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { lakeDocuments } from '../fixtures/seedContent.ts'

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

const { findAll, textContent } = DomUtils

/** Each is another than most fields have; null is what an editor clears, as in cleared.test.tsx. */
const wrongs = [5, 'text', [null, 'text', 7, {}, [[]]]]

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test.each(wrongs)(
    'is whole with %j in place of fields of any depth',
    async (wrong) => {
      for (let depth = 1; depth <= 6; depth += 1) {
        const documents = lakeDocuments().map(
          (document) => misshapen(document, depth, wrong) as typeof document,
        )
        const shown = parseDocument(await page.html(documents)).children
        const [heading] = findAll(({ name }) => name === 'h1', shown)
        expect(heading && textContent(heading).trim()).toBeTruthy()
        expect(textContent(shown)).not.toMatch(/\b(?:undefined|NaN)\b|\[object /)
      }
    },
    60_000,
  )
})
