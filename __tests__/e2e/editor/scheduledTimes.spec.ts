import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { lake } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage } from '../support/landing.ts'
import { openActions, openDocument, test } from '../support/studio.ts'
import { statusOf, textOf } from '../support/visit.ts'

/** A campaign that comes and goes by itself, and a draft shown to somebody without an account. */

const slug = 'open-day'
const path = `/${slug}`
const words = 'Open day in Tampa'

/** Waits for a time of the real clock: the site's own cannot be moved. A few seconds. */
const untilTime = (time: number) => new Promise((done) => setTimeout(done, time - Date.now()))

test.afterEach(async ({ baseURL }) => {
  await lake.patch('siteSettings').unset(['announcement']).commit()
  await lake.delete({ query: '*[_type == "share"]' })
  await clearLandingPages(path, baseURL ?? '')
})

test('a campaign begins and ends to the second, also unvisited', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const seen = async () => {
    const [page, faq, sitemap] = await Promise.all([
      statusOf(path, base),
      textOf('/faq', base),
      textOf('/sitemap.xml', base),
    ])
    return { page, isAnnounced: faq.includes(words), isListed: sitemap.includes(path) }
  }
  const begins = Date.now() + 5000
  const ends = begins + 4000
  const window = { visibleFrom: new Date(begins).toISOString(), visibleUntil: new Date(ends).toISOString() }
  await publishLandingPage(slug, window)
  await lake
    .patch('siteSettings')
    .set({ announcement: { text: words, ground: 'leaf', ...window } })
    .commit()
  await untilTime(begins - 1000)
  expect(await seen()).toEqual({ page: 404, isAnnounced: false, isListed: false })
  await untilTime(begins)
  expect(await seen()).toEqual({ page: 200, isAnnounced: true, isListed: true })
  await untilTime(ends)
  expect(await seen()).toEqual({ page: 404, isAnnounced: false, isListed: false })
})

test('after its end a campaign leads elsewhere, to the second', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const ends = Date.now() + 8000
  await publishLandingPage(slug, { visibleUntil: new Date(ends).toISOString(), afterEnd: '/faq#guarantee' })
  await untilTime(ends - 1500)
  expect(await statusOf(path, base)).toBe(200)
  await untilTime(ends)
  const response = await fetch(new URL(`${path}?utm_source=mail`, base), { redirect: 'manual' })
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toContain('/faq?utm_source=mail#guarantee')
})

test('an announcement closes without moving a later page', async ({ page, baseURL }) => {
  await lake
    .patch('siteSettings')
    .set({ announcement: { text: words, ground: 'butter' } })
    .commit()
  await expect.poll(() => textOf('/faq', baseURL ?? '')).toContain(words)
  await page.goto('/faq')
  const line = page.getByRole('complementary', { name: 'Announcement' })
  await expect(line).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await expect(line).toBeHidden()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toBeHidden()
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.01)
})

/** Within the site a guest sees the page of the link as its draft, each time. */
async function expectDraftAfterEachNavigation(guest: Page) {
  const expectDraft = async () => {
    await expect(guest).toHaveURL(path)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Only in the draft')
    await expect(guest.getByText('This is a draft')).toBeVisible()
  }
  const toFaq = () => guest.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await toFaq()
  await expect(guest).toHaveURL('/faq')
  await guest.goBack()
  await expectDraft()
  await guest.goForward()
  await expect(guest).toHaveURL('/faq')
  // As a link of the page, also after a reload.
  await guest.reload()
  await guest.evaluate((to) => {
    document.querySelector('main a[href]')?.setAttribute('href', to)
  }, path)
  await guest.locator(`main a[href="${path}"]`).click()
  await expectDraft()
}

test('a guest sees one draft by its link until it is ended', async ({ studio, browser, baseURL }) => {
  const { _id } = await publishLandingPage(slug)
  const published = await lake.getDocument(_id)
  await lake.createOrReplace({ ...published, _id: `drafts.${_id}`, _type: 'landingPage', title: 'Draft' })
  await lake.patch(`drafts.${_id}`).set({ 'sections[0].heading': 'Only in the draft' }).commit()
  await openDocument(studio, _id, 'landingPage', 'title')
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Share preview' }).click()
  await studio.getByRole('button', { name: 'Make a link' }).click()
  const link = await studio.getByRole('textbox', { name: 'Link to this draft' }).inputValue()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const guest = await context.newPage()
  const response = await guest.goto(link)
  await expect(guest).toHaveURL(path)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Only in the draft')
  await expect(guest.getByText('This is a draft')).toBeVisible()
  expect(await response?.headerValue('cache-control')).toContain('no-store')
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  // Others still see what is published.
  expect(await textOf(path, baseURL ?? '')).not.toContain('Only in the draft')
  await expectDraftAfterEachNavigation(guest)
  // A browser that stores no cookies is told so, and never shown the published page.
  const first = await fetch(`${link}.`, { redirect: 'manual' })
  expect(first.headers.getSetCookie()).toHaveLength(3)
  expect(await textOf(first.headers.get('location') ?? '', link)).toContain('This preview needs cookies')

  await studio.getByRole('button', { name: 'End it' }).click()
  await expect(studio.getByText('There is no link to this page now.')).toBeVisible()
  expect((await guest.reload())?.status()).toBe(410)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This preview has ended')
  // The cookies are gone, so the page is the published one.
  await guest.goto(path)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Seats for the season')
  await context.close()
})
