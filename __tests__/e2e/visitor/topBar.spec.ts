import { expect, test, type Page } from '@playwright/test'
import { setTextSize } from '../support/accessible.ts'

/** The bar at the top of every page and the way from page to page, as eyes and hands meet them. */

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const burger = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ })

test('larger text replaces the links by the hamburger, smaller restores them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(mainMenu(page)).toBeVisible()
  await setTextSize(page, 32)
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
  await setTextSize(page, 16)
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  await expect(mainMenu(page)).toBeVisible()
  await expect(burger(page)).toBeHidden()
})

test('a window lower than a menu scrolls it to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 200 })
  await page.goto('/')
  const button = mainMenu(page).getByRole('button', { name: 'Insights' })
  const last = mainMenu(page).getByRole('link', { name: 'FAQs' })
  await button.press('Enter')
  await expect(last).not.toBeInViewport({ ratio: 1 })
  for (let link = 0; link < 3; link += 1) await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
})
