import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'

for (const [scripts, missing] of [
  ['of the release before', 1],
  ['that stay away', Infinity],
] as const)
  test(`a page whose scripts are those ${scripts} reloads once`, async ({ page }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/_next/static/**', (route) =>
      loads <= missing ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto('/faq', { waitUntil: 'commit' })
    await expect.poll(() => loads).toBe(2)
    if (missing === 1) await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBe(2)
  })
