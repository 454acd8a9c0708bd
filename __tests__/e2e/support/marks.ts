import { expect, type FrameLocator } from '@playwright/test'
import { countedLabels, fixedLabels } from '../../fixtures/fixedLabels.ts'

/** What of a page in the preview leads to the Studio. */

/**
 * Every sentence and every image from the Studio leads to its field. All other text on the page is
 * labels that the product fixes. Invisible characters do no harm. `othersWriteHere`: the page also
 * shows what no editor writes, such as articles of the blog.
 */
export async function expectMarks(site: FrameLocator, { othersWriteHere = false } = {}): Promise<void> {
  const found = await site.locator('body').evaluate(readPage)
  const fromStudio = new Set(found.sentences)
  // Some labels that the product fixes say the same as a heading of the Studio: they lead nowhere.
  const uncovered = found.texts.filter(
    ({ text, covered }) => !covered && fromStudio.has(text) && !fixedLabels.includes(text),
  )
  const covered = found.texts.filter((each) => each.covered)
  expect(uncovered, `${covered.length} of ${found.texts.length} texts lead to the Studio`).toEqual([])
  if (!othersWriteHere) {
    const strange = found.texts.filter(
      ({ text, covered }) =>
        !covered &&
        ![...fixedLabels, 'Job ID'].includes(text) &&
        !countedPieces.some((pattern) => pattern.test(text)),
    )
    expect(strange).toEqual([])
  }
  expect(covered.length).toBeGreaterThan(10)
  expect(found.pictures.filter((each) => !each.covered)).toEqual([])
  expect(found.spoiled, 'invisible characters where they do harm').toEqual([])
}

/** A label around a number is two texts on the page: the label, and the number. */
const countedPieces = [...countedLabels, /^\d+$/]

/** Next's own record of what it shows, which follows every walk from page to page. */
type NextRouter = {
  route: string
  components: Record<
    string,
    { props?: { pageProps: { draft: { initial: { data: { settings: Record<string, unknown> } } } } } }
  >
}

/**
 * Runs in the page: what comes from the Studio, what of it can be clicked, and where invisible
 * characters do harm.
 */
function readPage(body: HTMLElement) {
  const mark = /[\u200b-\u200d\u2060\ufeff]{4}/
  const bare = (text: string) => text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim()
  const { router } = (window as unknown as { next: { router: NextRouter } }).next
  const { data } = router.components[router.route]?.props?.pageProps.draft.initial ?? {
    data: { settings: {} },
  }
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : []
  const settings = ['phone', 'fax', 'email', 'name'].flatMap((name) => strings(data.settings[name]))
  const sentences = [...strings(data).filter((text) => mark.test(text)), ...settings].map(bare)

  const root = body.querySelector('#__next') as HTMLElement
  const texts: { text: string; covered: boolean }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = bare(node.textContent ?? '')
    const parent = node.parentElement
    if (!text || !parent || parent.closest('script, style, noscript')) continue
    const covered = mark.test(node.textContent ?? '') || parent.closest('[data-sanity]') !== null
    texts.push({ text, covered })
  }
  const own = [...root.querySelectorAll('img')].filter((image) =>
    /^(data:|\/api\/media\/[0-9a-f]{40}|\/_next\/image\?url=%2Fapi%2Fmedia%2F[0-9a-f]{40})/.test(
      image.getAttribute('src') ?? '',
    ),
  )
  const pictures = own.map((image) => ({
    src: (image.getAttribute('src') ?? '').slice(0, 60),
    covered: mark.test(image.alt) || image.closest('[data-sanity]') !== null,
  }))
  const spoiled: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (element.tagName === 'IMG' && name === 'alt') continue
      if (mark.test(value) || /(%E2%80%8[BCD]|%EF%BB%BF){2}/i.test(value))
        spoiled.push(`${element.tagName} ${name}`)
    }
    if (
      /^(SCRIPT|STYLE|TITLE|TIME|INPUT|TEXTAREA|OPTION)$/.test(element.tagName) &&
      element.id !== '__NEXT_DATA__'
    ) {
      const value = (element as HTMLInputElement).value ?? ''
      if (mark.test(element.textContent ?? '') || mark.test(value)) spoiled.push(element.tagName)
    }
  }
  return { sentences, texts, pictures, spoiled }
}
