import { expect, test, type Page } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'

/** A page whose start scripts are 404 while it is loaded `times` times; the number of its loads. */
async function withoutScripts(page: Page, times: number) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  await page.route('**/_next/static/**', (route) =>
    loads.count <= times ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return loads
}

test('a page of the release before reloads once, then works', async ({ page }) => {
  const loads = await withoutScripts(page, 1)
  await page.goto('/faq')
  await hydrated(page)
  expect(loads.count).toBe(2)
})

test('a page whose scripts stay away reloads once and is readable', async ({ page }) => {
  const loads = await withoutScripts(page, Infinity)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect.poll(() => loads.count).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads.count).toBe(2)
})
