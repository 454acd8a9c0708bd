import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, lookThrough, openQuestions, overflow } from '../support/accessible.ts'
import { openHydrated } from '../support/hydration.ts'
import { missing, pages } from '../support/places.ts'

/** Every page of the page table, an article, and a path without a page, on a phone and a wide screen. */

/** The site, and where images come from: Sanity's image CDN and the blog's host. */
const known = ['SITE_URL', 'SANITY_API_HOST', 'BLOG_API_HOST'].map(
  (name) => new URL(process.env[`NEXT_PUBLIC_${name}`] ?? '').host,
)

/** What the page complains of from now on, and the other hosts that it calls. */
function heard(page: Page) {
  const complaints: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  // Of React's errors of a hydration that failed a production build names no element.
  page.on('pageerror', ({ message }) =>
    complaints.push(
      message.replace(/React error #4(?:18|2\d)\b/, '$& (the console of npm run dev says where)'),
    ),
  )
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !known.includes(host)) hosts.add(host)
  })
  return { complaints, hosts }
}

for (const path of pages)
  test(`${path} hydrates, logs nothing, passes axe and fits`, async ({ page }) => {
    const isMissing = path === missing
    // A colour on its way to another is none that the design chose.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { complaints, hosts } = heard(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const response = await openHydrated(page, path)
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      await lookThrough(page)
      await openQuestions(page)
      await expectAccessible(page)
      expect(await overflow(page)).toBe(0)
    }
    // The browser itself notes a document that was not found.
    expect(complaints.filter((text) => !isMissing || !text.includes('404'))).toEqual([])
    expect([...hosts]).toEqual([])
  })
