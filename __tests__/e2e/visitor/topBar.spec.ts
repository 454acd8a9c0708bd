import { expect, test, type Page } from '@playwright/test'

/** The bar at the top of every page and the way from page to page, as eyes and hands meet them. */

const bar = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const burger = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ })
const jumpTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** What the bar stands on, and the colour that its logo is drawn in. */
const look = (page: Page) =>
  bar(page).evaluate((header) => ({
    background: getComputedStyle(header).backgroundColor,
    logo: getComputedStyle(header.querySelector('svg') ?? header).stroke,
  }))

const clear = { background: 'rgba(0, 0, 0, 0)', logo: 'rgb(255, 255, 255)' }
/** White that lets a little through, and the brand's black. */
const solid = { background: 'rgba(255, 255, 255, 0.92)', logo: 'rgb(43, 10, 20)' }

test('the bar turns white after 100 px, on a phone and a wide screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await look(page)).toEqual(clear)
    await jumpTo(page, 101)
    await expect.poll(() => look(page)).toEqual(solid)
    await jumpTo(page, 100)
    await expect.poll(() => look(page)).toEqual(clear)
  }
})

test('larger text replaces the links by the hamburger, smaller restores them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(mainMenu(page)).toBeVisible()
  const larger = await page.addStyleTag({ content: 'html{font-size:200%}' })
  await expect(burger(page)).toBeVisible()
  await expect(mainMenu(page)).toBeHidden()
  await burger(page).click()
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  // An open menu does not outlive the button that closes it, be it the window that has grown or the
  // text that is smaller.
  await page.setViewportSize({ width: 2600, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  await expect(burger(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await burger(page).click()
  await larger.evaluate((style: Element) => style.remove())
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  await expect(mainMenu(page)).toBeVisible()
  await expect(burger(page)).toBeHidden()
})

test('a menu opens on hover, and its link can be followed', async ({ page }) => {
  await page.goto('/')
  const link = mainMenu(page).getByRole('link', { name: 'Case Studies & Resources' })
  await expect(link).toBeHidden()
  await mainMenu(page).getByRole('button', { name: 'Insights' }).hover()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/case-study')
  await expect(link).toBeHidden()
})

test('Search All Jobs reaches the search without scrolling to the top', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await jumpTo(page, 900)
  await page.evaluate(() => {
    const marks = { highest: window.scrollY }
    Object.assign(window, { marks })
    addEventListener('scroll', () => (marks.highest = Math.min(marks.highest, window.scrollY)))
  })
  await bar(page).getByRole('link', { name: 'Search All Jobs' }).click()
  await expect(page).toHaveURL('/search-all-jobs')
  await expect(page.locator('#job-search')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Find your next job' })).toBeInViewport()
  const highest = await page.evaluate(
    () => (window as unknown as { marks: { highest: number } }).marks.highest,
  )
  expect(highest).toBeGreaterThan(100)
})
