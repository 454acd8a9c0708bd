import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { sitePages } from '#lib/site/pages.ts'
import { expectAccessible, expectFits } from '../support/accessible.ts'
import { openHydrated } from '../support/hydration.ts'
import { pages } from '../support/places.ts'
import { textOf } from '../support/visit.ts'

/** Pages with large text and long words, and what single pages have of their own. */

/** The colours of the strip that the links in the bar stand on, and of the page at its very top. */
const backgrounds = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const opaque = (each: Element) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const behind = document.elementsFromPoint(2, 2)
    const page = behind.find((each) => !header.contains(each) && opaque(each))
    const strip = behind.find((each) => each !== header && header.contains(each))
    return {
      strip: strip && getComputedStyle(strip).backgroundColor,
      page: page && getComputedStyle(page).backgroundColor,
    }
  })

/** At the top the bar is clear, yet hides what passes beneath its letters. */
async function expectClearBar(page: Page) {
  const { strip, page: background } = await backgrounds(page)
  expect(strip).not.toBe('rgba(0, 0, 0, 0)')
  expect(strip).toBe(background)
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }))
  await expect.poll(async () => (await backgrounds(page)).strip).toBe('rgba(0, 0, 0, 0)')
}

for (const path of [...pages, '/blog/no-such-post'])
  test(`${path} has a clear bar, and fits large text at every width`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectClearBar(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectFits(page)
  })

test('every page is shared with a JPEG or PNG below 600 kB', async ({ request, baseURL }) => {
  for (const path of [...sitePages.map((page) => page.path), '/blog/hiring-bilingual-reps']) {
    const [, url = ''] =
      / property="og:image" content="([^"]+)"/.exec(await textOf(path, baseURL ?? '')) ?? []
    const image = await (await request.get(url.replaceAll('&amp;', '&'))).body()
    const { format, width, height } = await sharp(image).metadata()
    expect(['jpeg', 'png'], path).toContain(format)
    expect([width, height], path).toEqual([1200, 630])
    expect(image.length, path).toBeLessThan(600_000)
  }
})

test.describe('the FAQ', () => {
  const row = (page: Page, question: string) => page.locator('details').filter({ hasText: question })

  test('opens the question of the URL, without scripts too', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/faq#guarantee')
    await expect(page.getByText('90-day replacement guarantee')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Do you offer a guarantee?' })).toBeInViewport()
    await page.getByText('Which industries do you serve?').click()
    await expect(page.getByText('manufacturing and professional services')).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(2)
    await page.close()
  })

  test('lets a long answer scroll within 24rem, by keyboard too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/faq')
    const item = row(page, 'How do you screen candidates?')
    await item.locator('summary').click()
    const panel = item.locator('> div')
    await panel.evaluate((element) => {
      const paragraph = element.querySelector('p')
      for (let copy = 0; copy < 30; copy += 1) paragraph?.after(paragraph.cloneNode(true))
    })
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(panel).toHaveAttribute('tabindex', '0')
    expect(await panel.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(24 * 16)
    await panel.focus()
    await page.keyboard.press('End')
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
    await expectAccessible(page)
  })
})
