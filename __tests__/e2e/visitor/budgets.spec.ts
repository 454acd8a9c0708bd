import { expect, test } from '@playwright/test'
import { routes, sitePages } from '#lib/site/pages.ts'
import { scriptBytes } from '../support/scripts.ts'

/** Bytes of gzip before any interaction; Next's own core and React are 109 kB of them. */
const usualBudget = 148_000
const budgets: Readonly<Record<string, number>> = {
  [routes.home]: 150_000,
  [routes.jobSeeker]: 155_000,
  [routes.searchAllJobs]: 155_000,
  [routes.contact]: 155_000,
}

for (const path of [...sitePages.map((page) => page.path), routes.post('the-first-ninety-days')]) {
  test(`${path} stays within its budget of scripts`, async ({ page }) => {
    const bytes = await scriptBytes(page, path)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(budgets[path] ?? usualBudget)
  })
}
