import { expect, test } from '@playwright/test'
import { footerLinks, isGroup, topNavigation } from '#components/layout/navigation.ts'
import { sitePages } from '#lib/site/pages.ts'
import { withLandingPage } from '../support/landing.ts'
import { previewLink } from '../support/previewing.ts'

/** What of a page in draft mode leads to the Studio. `clickToEdit.test.tsx` has the images. */

/** Labels that the product fixes. Some say the same as a heading of the Studio. */
const fixedLabels: readonly string[] = [
  ...topNavigation.flatMap((item) => (isGroup(item) ? [item.label, ...item.links] : [item])),
  ...Object.values(footerLinks).flat(),
  'Search All Jobs',
  'Schedule a Call Now',
].map((each) => (typeof each === 'string' ? each : each.label))

test('in draft mode every sentence from the Studio leads to its field', async ({ page, baseURL }) => {
  await withLandingPage(baseURL ?? '', async (landing) => {
    await page.goto(await previewLink('/'))
    for (const path of [...sitePages.map((each) => each.path), '/no-such-page', landing]) {
      await page.goto(path)
      await expect(page.locator('footer [data-sanity]').first(), path).toBeAttached()
      const found = await page.locator('body').evaluate(readPage)
      const fromStudio = new Set(found.sentences)
      const uncovered = found.texts.filter(
        ({ text, covered }) => !covered && fromStudio.has(text) && !fixedLabels.includes(text),
      )
      expect(uncovered, path).toEqual([])
      expect(found.texts.filter(({ covered }) => covered).length, path).toBeGreaterThan(10)
      expect(found.spoiled, `invisible characters where they do harm on ${path}`).toEqual([])
    }
  })
})

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
  return { sentences, texts, spoiled }
}
