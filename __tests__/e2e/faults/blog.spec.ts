import { expect, test } from '@playwright/test'
import { sitePages } from '#lib/site/pages.ts'
import { newPath, setBlogFault } from '../support/blogHost.ts'
import { lake, until } from '../support/lake.ts'
import { article } from '../support/places.ts'
import { textOf, untilFresh } from '../support/visit.ts'

test.afterEach(() => setBlogFault('kind=none'))

test('an unknown post loads, then says why the host refuses it', async ({ page }) => {
  await setBlogFault('kind=404')
  const response = await page.goto(newPath(), { waitUntil: 'commit' })
  // Never cached, and search engines come again.
  expect(response?.status()).toBe(500)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(await response?.text()).not.toContain('noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'HTTP error! status: 404' })).toBeVisible()
  await expect(page.getByText('There was an error loading the blog post.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Back to Blog' })).toHaveAttribute('href', '/')
})

test('without JavaScript no Share is offered, and a broken post says so', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(article)
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await setBlogFault('kind=500')
  await page.goto(newPath())
  await expect(page.getByText('Loading blog post...')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The line went dead' })).toBeVisible()
  await page.close()
})

test('a publish reaches the blog within two seconds while its host hangs', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const settings = await lake.fetch<{ tagline: string }>('*[_id == "siteSettings"][0]{ tagline }')
  const tagline = `A good line takes two. ${Date.now()}`
  const paths = ['/', '/blog', article]
  await untilFresh(paths, base)
  await setBlogFault('kind=hang')
  await lake.patch('siteSettings').set({ tagline }).commit()
  const waits = await Promise.all(
    paths.map((path) => until(async () => (await textOf(path, base)).includes(tagline))),
  )
  for (const [index, waited] of waits.entries()) expect(waited, paths[index]).toBeLessThan(2000)
  const html = await textOf(article, base)
  expect(html).toContain('Listen for the breath')
  expect(await textOf('/', base)).toContain('Read Full Article')
  await lake.patch('siteSettings').set(settings).commit()
  for (const path of [article, ...sitePages.map((page) => page.path)])
    await until(async () => !(await textOf(path, base)).includes(tagline))
})
