import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, lookThrough } from '../support/accessible.ts'
import { openHydrated } from '../support/hydration.ts'
import { pages } from '../support/places.ts'

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

/**
 * Notes in each frame of every page from now on what moves in it by transition or animation;
 * `moved` gives what did.
 */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().duration) > 1)
          moved.add(effect.target?.outerHTML.slice(0, 120) ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
}

/**
 * Scrolls through the page, points at its last link, opens the menu, every question and a search
 * for jobs, as far as it has them.
 */
async function stir(page: Page) {
  await lookThrough(page)
  await page.locator('footer a:visible').last().hover()
  for (const question of await page.locator('main summary').all()) await question.click()
  const search = page.getByRole('button', { name: 'Find Jobs' })
  if (await search.isVisible()) {
    await page.getByRole('textbox', { name: 'Job Title' }).fill('agent')
    await search.click()
    await expect(page.getByRole('heading', { name: /^Search Results/ })).toBeInViewport()
  }
  const burger = page.getByRole('button', { name: 'Open menu' })
  await burger.click()
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
}

test('nothing moves on any page with reduced motion, else something does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const moved = await watchMotion(page)
  for (const path of pages) {
    await openHydrated(page, path)
    await stir(page)
    expect(await moved(), path).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(page, '/')
  await stir(page)
  expect(await moved()).not.toEqual([])
})
