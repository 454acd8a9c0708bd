import { expect } from '@playwright/test'
import { expectAccessibleOnBothScreens } from '../support/accessible.ts'
import { hold, openHydrated } from '../support/hydration.ts'
import { lake } from '../support/lake.ts'
import { discardDrafts, draftHeadline, openPreview, previewLink } from '../support/previewing.ts'
import { openDocument, openStudio, test } from '../support/studio.ts'
import { regenerate } from '../support/visit.ts'
import { visitorFiles } from '../support/visitorFiles.ts'

/** Zero-width characters in a row, in which click-to-edit hides its data. */
const invisibleMark = /[\u200b-\u200d\u2060\ufeff]{4}/

const publicPaths = ['/', '/roles-we-staff', '/about-us', '/case-study', '/faq', '/contact-us', '/job-seeker']

test.afterEach(discardDrafts)

test('a preview session changes no byte that visitors get', async ({ page, baseURL }) => {
  // A page regenerated meanwhile may have its style rules in another order. These pages are now
  // fresh for five minutes, except home, which shows posts.
  for (const path of publicPaths) expect((await regenerate(path, baseURL ?? '')).status, path).toBe(200)
  const filesNow = async () => {
    const files = await visitorFiles(baseURL ?? '', publicPaths)
    for (const path of publicPaths) {
      expect(files.get(path)).not.toMatch(invisibleMark)
      const scripts = [...(files.get(path) ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)]
      expect(scripts.length, path).toBeGreaterThan(1)
      for (const [, script = ''] of scripts) expect(files.get(script), script).toMatch(/^200 /)
    }
    files.delete('/')
    return files
  }
  const before = await filesNow()
  const draft = 'A headline that only editors may see'
  await draftHeadline(draft)
  await page.goto(await previewLink('/about-us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(draft)
  await expect(page.getByText('You are looking at drafts')).toBeVisible()
  expect(await filesNow()).toEqual(before)

  await page.getByRole('link', { name: 'Show the published page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.getByText('You are looking at drafts')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await filesNow()).toEqual(before)
})

test('what was typed before the preview came stays', async ({ page }) => {
  await page.goto(await previewLink('/job-seeker'))
  const html = await (await page.request.get('/job-seeker')).text()
  const release = await hold(page, ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname))
  await openHydrated(page, '/job-seeker')
  const title = page.getByRole('textbox', { name: 'Job Title' })
  await title.fill('agent')
  await expect(page.locator('footer [data-sanity]')).toHaveCount(0)
  release()
  await expect(page.locator('footer [data-sanity]').first()).toBeAttached()
  await expect(title).toHaveValue('agent')
  await expect(title).toBeFocused()
})

test('the draft bar is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await previewLink('/faq'))
  await expect(page.getByText('You are looking at drafts')).toBeVisible()
  await expectAccessibleOnBothScreens(page)
})

test('an article in draft mode shows drafts around it', async ({ page }) => {
  const settings = await lake.getDocument('siteSettings')
  await lake.createOrReplace({
    ...settings,
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    tagline: 'Only a draft',
  })
  await page.goto(await previewLink('/blog'))
  await page.locator('main article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(page.getByText('You are looking at drafts')).toBeVisible()
  await expect(page.getByText('Only a draft')).toBeVisible()
})

test('draft cookies of a local site are HttpOnly, last twelve hours', async ({ baseURL }) => {
  const response = await fetch(new URL(await previewLink('/'), baseURL), { redirect: 'manual' })
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('/')
  const cookies = response.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Max-Age=43200(;|$)/)
    // With TLS: `__tests__/lib/http/cookies.test.ts`.
    expect(cookie).toMatch(/; SameSite=Lax$/)
    expect(cookie).not.toContain('Secure')
  }
})

test('the session cookie alone shows no drafts', async ({ baseURL }) => {
  await draftHeadline('Not after twelve hours')
  const enabled = await fetch(new URL(await previewLink('/about-us'), baseURL), { redirect: 'manual' })
  const cookies = enabled.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const textFor = async (cookie: string) =>
    (await fetch(new URL('/about-us', baseURL), { headers: { cookie } })).text()
  expect(await textFor(cookies.join('; '))).toContain('Not after twelve hours')
  const endless = cookies.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
  expect(await textFor(endless)).not.toContain('Not after twelve hours')
})

test('the preview opens the form of each page, and forms their pages', async ({ studio }) => {
  const site = await openPreview(studio, '/about-us')
  await expect(studio).toHaveURL(/\/studio\/preview\/aboutPage\/aboutPage/)
  // With editing switched off, links lead on.
  await studio.getByText('Edit', { exact: true }).click()
  await site.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(studio).toHaveURL(/\/studio\/preview\/contactPage\/contactPage/)

  await openStudio(studio, '/studio')
  await openDocument(studio, 'faqItem-guarantee', 'faqItem', 'question')
  await studio.getByText('Used on one page').click()
  await studio.getByRole('link', { name: /FAQ/ }).filter({ hasText: '/faq#guarantee' }).click()
  await expect(studio).toHaveURL(/preview=.*faq/)
  await expect(studio.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
})
