import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { holdScripts, hydrated, openHydrated } from '../support/hydration.ts'

/** The full-screen menu of small screens. */

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const links = (page: Page) => menu(page).getByRole('navigation', { name: 'Mobile' }).getByRole('link')

test('the menu opens and closes before hydration, and stays open through it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  await opener(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  release()
  await hydrated(page)
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('the menu opens and closes without a word in the console', async ({ page }) => {
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await openHydrated(page, '/about-us')
  await opener(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  expect(words).toEqual([])
})

test('without invoker commands the menu opens and closes', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    // The browser's own commands do nothing.
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await openHydrated(page, '/about-us')
  await opener(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
})

test('the open menu passes axe, keeps the focus, and Escape returns it', async ({ page }) => {
  await page.goto('/about-us')
  await opener(page).press('Enter')
  await expect(menu(page)).toBeVisible()
  await expectAccessible(page)
  const stops = (await menu(page).locator('a, button').count()) + 2
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
    expect(behind, 'focus went behind the menu').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('the menu covers the whole screen, and a chosen link closes it', async ({ page }) => {
  await page.goto('/about-us')
  await opener(page).click()
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await links(page).filter({ hasText: 'FAQs' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('Back and Forward close the menu and focus the heading', async ({ page }) => {
  await openHydrated(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  for (const [step, path] of [
    ['goBack', '/about-us'],
    ['goForward', '/faq'],
  ] as const) {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page[step]()
    await expect(page).toHaveURL(path)
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.locator('summary').last().click()
  await expect(page.locator('details').last()).toHaveAttribute('open')
})

test.describe('on a screen that is lower than the menu', () => {
  test.use({ viewport: { width: 640, height: 320 } })

  test('the menu scrolls, the page behind it does not', async ({ page }) => {
    await openHydrated(page, '/about-us')
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    await opener(page).click()
    await page.mouse.move(300, 200)
    const left = () => menu(page).evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop)
    expect(await left()).toBeGreaterThan(100)
    // The last turns come when the menu is at its end.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      expect(await left()).toBeLessThan(1)
    }).toPass()
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
  })
})
