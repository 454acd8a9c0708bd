import { expect, test, type Locator, type Page } from '@playwright/test'
import { hydrated, openHydrated } from '../support/hydration.ts'

/** From page to page and back: where the page is then, and where focus is. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('banner')

/** Offset of the page once it has stood still for two frames. */
const offset = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    for (let before = NaN; before !== window.scrollY;) {
      before = window.scrollY
      await frame()
      await frame()
    }
    return window.scrollY
  })

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  expect(await offset(page)).toBe(top)
}

/** Scrolls to a link. @returns the offset of the page */
async function show(link: Locator) {
  await link.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return offset(link.page())
}

/** Follows a link and waits until its page is there. */
async function follow(link: Locator, url: string) {
  await link.click()
  await expect(link.page()).toHaveURL(url)
  await expect(title(link.page())).toBeFocused()
}

for (const [width, path] of [
  [390, '/about-us'],
  [1440, '/blog'],
] as const)
  test(`Back and Forward restore the position of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, path)
    const link = page.getByRole('main').locator('a[href^="/"]').last()
    const at = await show(link)
    const to = (await link.getAttribute('href')) ?? ''
    expect(at).toBeGreaterThan(300)
    await follow(link, to)
    expect(await offset(page)).toBe(0)
    await scrollTo(page, 200)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(title(page)).toBeFocused()
    expect(await offset(page)).toBe(at)
    await page.goForward()
    await expect(page).toHaveURL(to)
    await expect(title(page)).toBeFocused()
    expect(await offset(page)).toBe(200)
  })

test('a fragment leads below the bar, and Back returns', async ({ page }) => {
  await openHydrated(page, '/roles-we-staff')
  const at = await show(page.getByRole('link', { name: 'Get Started Today' }))
  const section = page.locator('main section[id]').last()
  await section.evaluate(({ id }) => void (window.location.hash = id))
  await expect.poll(() => offset(page)).toBeGreaterThan(at + 300)
  const there = await offset(page)
  const barEnd = await bar(page).evaluate((each) => each.getBoundingClientRect().bottom)
  const top = await section.evaluate((each) => each.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(barEnd)
  expect(top).toBeLessThan(barEnd + 100)
  await page.goBack()
  await expect.poll(() => offset(page)).toBe(at)
  await page.goForward()
  await expect.poll(() => offset(page)).toBe(there)
})

test('a reload, and Back from elsewhere, stay where the page was', async ({ page }) => {
  await openHydrated(page, '/about-us')
  await scrollTo(page, 900)
  await page.reload()
  await hydrated(page)
  expect(await offset(page)).toBe(900)
  await page.goto('/robots.txt')
  await page.goBack()
  await hydrated(page)
  expect(await offset(page)).toBe(900)
})

test('Back from elsewhere shows a search in results and fields', async ({ page }) => {
  await openHydrated(page, '/job-seeker')
  const field = page.getByRole('textbox', { name: 'Job Title' })
  await field.fill('agent')
  await field.press('Enter')
  const found = page.getByRole('heading', { name: 'Search Results (2 jobs found)' })
  await expect(found).toBeVisible()
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(field).toHaveValue('agent')
})
