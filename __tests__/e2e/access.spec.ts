import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openTakenOver } from './starting.ts'

/** States that a page is in only after somebody has done something; the others stand with their views. */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the open menu of a phone has nothing that axe objects to, keeps the focus, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  await expectAccessible(page)
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
    expect(behind, 'the focus went behind the menu').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the open menu of a phone closes when Back and Forward bring another page, which has the focus then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTakenOver(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  for (const [step, path] of [
    ['goBack', '/about-us'],
    ['goForward', '/faq'],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
    await page[step]()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  await page.locator('summary').last().click()
  await expect(page.locator('details').last()).toHaveAttribute('open')
})

test('the open dropdowns of a wide bar have nothing that axe objects to, and Escape closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/about-us')
  for (const name of ['Staffing Solutions', 'Insights']) {
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }
})

for (const width of [390, 1280]) {
  test(`a post that does not exist, a fault, and every question opened, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/no-such-post')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found')
    await expectAccessible(page)
    await page.goto('/500')
    await expectAccessible(page)
    await page.goto('/faq')
    for (const question of await page.locator('details').all())
      if (!(await question.evaluate((row: HTMLDetailsElement) => row.open)))
        await question.locator('summary').click()
    await expectAccessible(page)
  })
}
