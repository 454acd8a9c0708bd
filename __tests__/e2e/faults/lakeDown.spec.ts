import { expect, test } from '@playwright/test'
import { sitePages } from '#lib/site/pages.ts'
import { signalLake } from '../support/lake.ts'
import { textOf } from '../support/visit.ts'

test('every page is served with its words while the lake hangs', async ({ page, baseURL }) => {
  // A copied site has generated no page yet.
  for (const { path } of sitePages) await textOf(path, baseURL ?? '')
  signalLake('SIGSTOP')
  try {
    for (const { path } of sitePages) {
      // Images of the lake hang too.
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  } finally {
    signalLake('SIGCONT')
  }
})
