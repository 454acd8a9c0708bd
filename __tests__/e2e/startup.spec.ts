import { expect, test } from '@playwright/test'
import { sitePages } from '../../lib/routes.ts'
import { holdScripts } from './starting.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every page is painted before it asks for a script', async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(asked.length, path).toBeGreaterThan(5)
      expect(Math.min(...asked), path).toBeGreaterThan(painted)
    }
  })

  test('a page counts as loaded when its scripts have run, not before', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('load', () => {
        const { next } = window as unknown as { next?: object }
        const frames = document.querySelectorAll('iframe').length
        Object.assign(window, { ranBeforeLoad: next !== undefined && frames === 0 })
      }),
    )
    for (const { path } of sitePages) {
      await page.goto(path)
      expect(await page.evaluate(() => (window as unknown as { ranBeforeLoad: boolean }).ranBeforeLoad)).toBe(
        true,
      )
    }
  })

  test('the menu button pressed before the scripts arrive opens the menu when they have', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/about-us', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: /menu$/ })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a search begun before the scripts arrive is done by the page when they have, without leaving it', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.getByRole('textbox', { name: 'Job Title' }).fill('agent')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('region', { name: /^Search Results/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Search Results (2 jobs found)' })).toBeInViewport()
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
})
