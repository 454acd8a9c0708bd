import { expect, test } from '@playwright/test'
import { sitePages } from '#lib/site/pages.ts'
import { previewLink } from '../support/previewing.ts'
import { refusals } from '../support/refusals.ts'
import { openDocument } from '../support/studio.ts'

/** What the browser is told about safety, and that it holds. The reasons are in `lib/http`. */

const addresses = [
  ...sitePages.map(({ path }) => path),
  '/blog/hiring-bilingual-reps',
  '/no-such-page',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/studio',
  '/studio/structure',
  '/api/revalidate',
  '/api/draft-mode/enable',
  '/api/no-such-call',
  '/_next/image',
]

const policyOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
]

test('every response carries the security headers', async ({ baseURL }) => {
  for (const address of addresses) {
    const answer = await fetch(new URL(address, baseURL), { redirect: 'manual' })
    const { headers } = answer
    expect(headers.get('x-content-type-options'), address).toBe('nosniff')
    expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin')
    expect(headers.get('permissions-policy'), address).toBe(unused.map((name) => `${name}=()`).join(', '))
    expect(headers.get('x-powered-by'), address).toBeNull()
    const policy = policyOf(answer)
    const isData = address.startsWith('/api/') && address !== '/api/no-such-call'
    expect(policy['frame-ancestors'], address).toEqual([isData ? "'none'" : "'self'"])
    expect(policy['script-src'] ?? policy['default-src'], address).toBeDefined()
    for (const [name, sources] of Object.entries(policy)) {
      if (!name.startsWith('style-')) expect(sources, `${address} ${name}`).not.toContain("'unsafe-inline'")
      expect(sources, `${address} ${name}`).not.toContain("'unsafe-eval'")
    }
  }
})

test('a visitor whose cookies take 17 kB gets the page', async ({ baseURL }) => {
  const cookie = `other=${'x'.repeat(17_000)}`
  expect((await fetch(new URL('/faq', baseURL), { headers: { cookie } })).status).toBe(200)
})

test('files of the Studio are immutable, a missing one is not', async ({ baseURL }) => {
  const ask = (path: string, headers = {}) => fetch(new URL(path, baseURL), { headers })
  const studio = await ask('/studio')
  const files = (await studio.text()).match(/\/studio\/static\/[^"]+\.(?:js|css)/g) ?? []
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const answer = await ask(file)
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable')
  }
  const [file = ''] = files
  for (const missing of [file.replace(/.{8}(\.\w+)$/, 'ABCDEFGH$1'), `${file}.map`, '/studio/static/'])
    expect((await ask(missing)).status, missing).toBe(404)
  const elsewhere = [
    await ask(file.replace(/.{8}(\.\w+)$/, 'ABCDEFGH$1')),
    await ask(file, { range: 'bytes=99999999-' }),
    await ask('/studio/static/manifest.webmanifest'),
    await ask('/studio/structure/static/a-ABCDEFGH.js'),
    studio,
  ]
  for (const { url, status, headers } of elsewhere)
    expect(headers.get('cache-control'), `${status} ${url}`).not.toContain('immutable')
})

/** Inline scripts of a page, data left out. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script((?: [^>]*)?)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    /src=|type="application/.test(attributes) ? [] : text,
  )

test('no page has an inline script, and none is allowed', async ({ baseURL }) => {
  const paths = sitePages.map(({ path }) => path)
  for (const path of [
    ...paths,
    '/blog/hiring-bilingual-reps',
    '/no-such-page',
    '/500',
    '/api/no-such-call',
  ]) {
    const response = await fetch(new URL(path, baseURL))
    expect(inlineScripts(await response.text()), path).toEqual([])
    expect(policyOf(response)['script-src'], path).toEqual(["'self'"])
  }
})

test('what visitors do breaks no rule', async ({ page }) => {
  const refused = await refusals(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('group', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next reviews' }).click()
  await page.goto('/job-seeker?location=tampa')
  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Blog' }).click()
  await page.getByRole('link', { name: /^Read Full Article/ }).click()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.locator('summary').nth(1).click()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('the Studio and a page in draft mode break no rule', async ({ page }) => {
  const refused = await refusals(page)
  await openDocument(page, 'aboutPage', 'aboutPage', 'hero.heading')
  // With a lake of our own the Studio may not call Sanity, and complains about that.
  expect(refused.filter((what) => /^(script|style|font|img|worker|frame)-src/.test(what))).toEqual([])
  refused.length = 0
  const draft = page.waitForResponse('**/about-us')
  await page.goto(await previewLink('/about-us'))
  await expect(page).toHaveURL('/about-us')
  expect((await draft).headers()['content-security-policy']).toContain("; script-src 'self';")
  await expect(page.getByRole('status').filter({ hasText: 'You are looking at drafts' })).toBeVisible()
  await expect(page.locator('sanity-visual-editing')).toBeAttached()
  await page.getByRole('heading', { level: 1 }).hover()
  expect(refused).toEqual([])
})
