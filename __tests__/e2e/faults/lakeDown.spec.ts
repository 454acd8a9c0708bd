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

test('sitemap and feed stay the same while the lake hangs', async ({ baseURL }) => {
  const read = async (path: string) => {
    const asked = performance.now()
    const response = await fetch(new URL(path, baseURL))
    return { status: response.status, text: await response.text(), took: performance.now() - asked }
  }
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const before = await read(path)
    expect(before.status, path).toBe(200)
    signalLake('SIGSTOP')
    try {
      // What was read before is given at once, as nothing was published. Then the lake is asked.
      const until = performance.now() + 2500
      while (performance.now() < until) {
        const seen = await read(path)
        expect(seen, path).toMatchObject({ status: 200, text: before.text })
        expect(seen.took, path).toBeLessThan(4000)
      }
    } finally {
      signalLake('SIGCONT')
    }
  }
})
