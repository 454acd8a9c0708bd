import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { withLandingPage } from '../support/landing.ts'

/** The site's one download, the guide, from the button to the file. */

async function expectDownload(page: Page, path: string) {
  await page.goto(path)
  const button = page.getByRole('link', { name: 'Download Your Free Copy Here' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('goodline-first-three-weeks.pdf')
  expect(readFileSync(await download.path(), 'latin1').slice(0, 4)).toBe('%PDF')
  expect((await page.request.get(download.url())).status()).toBe(200)
}

test('the guide is downloaded from home under its own name', async ({ page }) => {
  await expectDownload(page, '/')
})

test('the guide is downloaded from a landing page under its own name', async ({ page, baseURL }) => {
  await withLandingPage(baseURL ?? '', (path) => expectDownload(page, path))
})
