import { expect, test, type Page } from '@playwright/test'

/** The bar at the top of every page and the way from page to page, as eyes and hands meet them. */

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const burger = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ })

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
