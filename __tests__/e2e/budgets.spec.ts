import { expect, test } from '@playwright/test'
import { visit } from '../../local/bench/measure.ts'
import { routes, sitePages } from '../../lib/routes.ts'

/** Compressed JavaScript, in bytes, that a page may load before anybody scrolls or types. */
const scriptBudget: Readonly<Record<string, number>> = {
  [routes.home]: 150_000,
  [routes.jobSeeker]: 155_000,
  [routes.searchAllJobs]: 155_000,
  [routes.contact]: 160_000,
}
const usualScriptBudget = 148_000

for (const { path } of sitePages) {
  test(`${path} stays within its budget of bytes, requests and layout shift, and asks no other host`, async ({
    browser,
    baseURL,
  }) => {
    const seen = await visit(browser, `${baseURL}${path}`, false)
    expect(seen.scriptBytes).toBeGreaterThan(100_000)
    expect(seen.scriptBytes).toBeLessThanOrEqual(scriptBudget[path] ?? usualScriptBudget)
    expect(seen.requests).toBeLessThanOrEqual(25)
    expect(seen.layoutShift).toBeLessThan(0.01)
    expect(seen.otherHosts).toEqual([])
  })
}

test('no page waits for a style sheet', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  }
})
