import { expect, test } from '@playwright/test'
import { sitePages } from '#lib/site/pages.ts'
import { setBlogFault } from '../support/blogHost.ts'
import { lake, signalLake, until } from '../support/lake.ts'
import { article } from '../support/places.ts'
import { textOf, untilFresh } from '../support/visit.ts'

/** The last file: for eight seconds the site still waits for a blog host that hung. */

test.afterEach(() => setBlogFault('kind=none'))

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
