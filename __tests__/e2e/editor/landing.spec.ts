import { expect } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage, season, served } from '../support/landing.ts'
import { openDocument, openStudio, publish, test } from '../support/studio.ts'
import { statusOf, textOf } from '../support/visit.ts'

/** Landing pages and redirects: made by editors, served without a build. */

const { slug, path, id } = season

/** Status and redirect target of the response at a URL. */
async function wayOf(path: string, base: string): Promise<string> {
  const { status, headers } = await fetch(new URL(path, base), { redirect: 'manual' })
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

test.afterEach(async ({ baseURL }) => {
  await lake.patch('homePage').unset(['closing.action.landingPage']).commit()
  await lake.patch('siteSettings').unset(['menuInsights']).commit()
  await clearLandingPages(path, baseURL ?? '')
})

test('a landing page appears and disappears with its publish', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  expect(await statusOf(path, base)).toBe(404)
  await publishLandingPage(slug)
  await served(path, base)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seats for the season')
  await expect(page.locator('main h2').first()).toHaveText('Is your training costing you talent?')
  await expect(page.locator('main h2').last()).toHaveText('The next great hire is one call away')
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await textOf('/sitemap.xml', base)).toContain(`${path}</loc>`)

  await publishLandingPage(slug, { seo: { title: 'Seats', description: 'Seats.', noIndex: true } })
  await until(async () => (await textOf(path, base)).includes('noindex'))
  expect(await textOf('/sitemap.xml', base)).not.toContain(path)

  await lake.delete(id)
  await until(async () => (await statusOf(path, base)) === 404)
})

test('a moved landing page is redirected, links follow, moving back works', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const moved = '/season-2'
  await publishLandingPage(slug)
  await served(path, base)
  await lake
    .patch('homePage')
    .set({ 'closing.action.landingPage': { _type: 'reference', _ref: id } })
    .commit()
  const homeLinksTo = (href: string) =>
    until(async () => (await textOf('/', base)).includes(`href="${href}"`))
  await homeLinksTo(path)

  const input = await openDocument(studio, id, 'landingPage', 'slug')
  await input.fill(moved.slice(1))
  await publish(studio)
  await until(async () => (await wayOf(path, base)) === `307 ${moved}`)
  expect(await wayOf(`${path}?utm_source=a%20b&x[]=1`, base)).toBe(`307 ${moved}?utm_source=a%20b&x[]=1`)
  await served(moved, base)
  await homeLinksTo(moved)
  await openStudio(studio, '/studio/structure/redirect')
  await expect(studio.getByText(`leads to ${moved}`)).toBeVisible()

  await (await openDocument(studio, id, 'landingPage', 'slug')).fill(slug)
  await publish(studio)
  await served(path, base)
  await until(async () => (await wayOf(moved, base)) === `307 ${path}`)
  await homeLinksTo(path)
  expect(await lake.fetch('*[_type == "redirect"]{from, to, permanent}')).toEqual([
    { from: moved, to: path, permanent: false },
  ])
})

test('a landing page is in every page’s menu until it is deleted', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await publishLandingPage(slug)
  await served(path, base)
  const entry = {
    _type: 'menuLink',
    _key: 'season',
    label: 'The season',
    page: { _type: 'reference', _ref: id, _weak: true },
  }
  await lake
    .patch('siteSettings')
    .set({ menuInsights: [entry] })
    .commit()
  const link = `href="${path}"`
  for (const shown of ['/', '/faq', path]) await until(async () => (await textOf(shown, base)).includes(link))
  await page.goto(path)
  await page.getByRole('button', { name: 'Insights' }).click()
  await expect(page.getByRole('link', { name: 'The season' })).toHaveAttribute('aria-current', 'page')
  await lake.delete(id)
  for (const shown of ['/', '/faq']) await until(async () => !(await textOf(shown, base)).includes(link))
})
