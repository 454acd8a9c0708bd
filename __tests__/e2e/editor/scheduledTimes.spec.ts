import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { lake } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage } from '../support/landing.ts'
import { statusOf, textOf } from '../support/visit.ts'

/** A campaign that comes and goes by itself. */

const slug = 'open-day'
const path = `/${slug}`
const words = 'Open day in Tampa'

/** Waits for a time of the real clock: the site's own cannot be moved. A few seconds. */
const untilTime = (time: number) => new Promise((done) => setTimeout(done, time - Date.now()))

test.afterEach(async ({ baseURL }) => {
  await lake.patch('siteSettings').unset(['announcement']).commit()
  await clearLandingPages(path, baseURL ?? '')
})

test('a campaign begins and ends at its times', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const seen = async () => {
    const [page, faq, sitemap] = await Promise.all([
      statusOf(path, base),
      textOf('/faq', base),
      textOf('/sitemap.xml', base),
    ])
    return { page, isAnnounced: faq.includes(words), isListed: sitemap.includes(path) }
  }
  const begins = Date.now() + 4000
  const ends = begins + 4000
  const times = { visibleFrom: new Date(begins).toISOString(), visibleUntil: new Date(ends).toISOString() }
  await publishLandingPage(slug, times)
  await lake
    .patch('siteSettings')
    .set({ announcement: { text: words, ground: 'leaf', ...times } })
    .commit()
  const [before, during] = [
    { page: 404, isAnnounced: false, isListed: false },
    { page: 200, isAnnounced: true, isListed: true },
  ]
  await untilTime(begins - 1000)
  expect(await seen()).toEqual(before)
  await untilTime(begins)
  // The first view may still be the page before.
  await expect.poll(seen, { timeout: 4000 }).toEqual(during)
  await untilTime(ends)
  await expect.poll(seen, { timeout: 4000 }).toEqual(before)
})

test('an announcement stands above the bar and passes axe', async ({ page, baseURL }) => {
  await lake
    .patch('siteSettings')
    .set({ announcement: { text: words, ground: 'butter' } })
    .commit()
  await expect.poll(() => textOf('/faq', baseURL ?? '')).toContain(words)
  await page.goto('/faq')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeInViewport()
  await expectAccessible(page)
})
