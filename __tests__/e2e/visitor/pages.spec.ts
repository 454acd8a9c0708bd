import { expect, test, type Page } from '@playwright/test'
import type { NextRouter } from 'next/router'
import sharp from 'sharp'
import { topNavigation } from '../../../components/layout/navigation.ts'
import { sitePages } from '../../../lib/site/pages.ts'
import { expectFits, objections, overflow } from '../support/accessible.ts'
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
  test(`${path} has a clear bar, and fits with large text at every width`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectClearBar(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectFits(page)
  })

test('the bar fits all links at 1024 px, scroll bar included', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ baseURL })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/about-us')
  // Where scroll bars lie over the page, as on a Mac, one with a width of its own does not.
  await page.addStyleTag({ content: '::-webkit-scrollbar{width:15px}' })
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1009)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  // Without the way past the navigation, which waits above the page.
  const parts = await page
    .getByRole('banner')
    .locator('a:visible:not([href="#main"]), button:visible')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  // Beside the links: the logo and two buttons.
  expect(parts).toHaveLength(topNavigation.length + 3)
  const ends = parts.map(({ right }) => right)
  for (const [index, { left }] of parts.slice(1).entries())
    expect(left).toBeGreaterThanOrEqual(ends[index] ?? NaN)
  expect(ends.at(-1)).toBeLessThan(1000)
  await page.addStyleTag({ content: 'html{font-size:200%}' })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/about-us')
  await page.addStyleTag({ content: 'html{scrollbar-width:none}' })
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1023)
  await expect(menu).toBeVisible()
  await browser.close()
})

test('at 320 px a very long word stays inside its button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/about-us')
  const buttons = page.locator('main [data-variant]')
  await buttons.evaluateAll((all) =>
    all.forEach((button) => (button.textContent = 'Arbeitsvermittlungsgespräche'.repeat(2))),
  )
  const outside = await buttons.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  )
  expect(await buttons.count()).toBeGreaterThan(1)
  expect(outside).toBe(0)
  expect(await overflow(page)).toBe(0)
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

  test('opens the question that a link of another page names', async ({ page }) => {
    await page.goto('/about-us')
    const router = await page.waitForFunction(
      () => (window as unknown as { next?: { router?: NextRouter } }).next?.router,
    )
    const follow = (to: string) => router.evaluate((it, url) => it?.push(url), to)
    await follow('/faq#screening')
    await expect(row(page, 'How do you screen candidates?')).toHaveAttribute('open')
    await expect(page.getByText('heard on a live or recorded call')).toBeInViewport()
    await follow('/faq#roles')
    await expect(row(page, 'What roles do you staff?')).toHaveAttribute('open')
    await expect(page.getByRole('heading', { name: 'What roles do you staff?' })).toBeInViewport()
  })

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
    expect(await objections(page)).toEqual([])
  })
})

test('the roles page shows where the visitor is, and leads there', async ({ page }) => {
  await page.goto('/roles-we-staff')
  const index = page.getByRole('navigation', { name: 'Groups of roles' })
  await index.getByRole('link', { name: 'Inside Sales' }).click()
  await expect(page.getByRole('heading', { name: 'Inside Sales' })).toBeInViewport()
  await expect(index).toBeInViewport()
  await expect(index.getByRole('link', { name: 'Inside Sales' })).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(index.locator('[aria-current]')).toHaveCount(0)
})
