import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'

/**
 * States that a page is in only after somebody has done something; the others stand with their
 * views.
 */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the open dropdowns of a wide bar pass axe; Escape closes them', async ({ page }) => {
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

test('with reduced motion no element of home has an animation or transition', async ({ page }) => {
  const moving = () =>
    page.locator('body *').evaluateAll(
      (all) =>
        all.filter((each) => {
          const { animationName, transitionDuration } = getComputedStyle(each)
          return animationName !== 'none' || /[1-9]/.test(transitionDuration)
        }).length,
    )
  await page.goto('/')
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
})
