import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { routes, sitePages } from '#lib/site/pages.ts'
import { blogHost, withPosts } from '../support/blogHost.ts'

/** The calls a stranger can make, and what the built site gives away. */

const buildFolder = process.env.NEXT_DIST_DIR || '.next'

test('error responses reveal nothing internal', async ({ request }) => {
  const responses = await Promise.all([
    request.get('/api/revalidate'),
    request.post('/api/revalidate', { data: {} }),
    request.get('/api/draft-mode/enable?sanity-preview-secret=guess'),
    request.get('/_next/image?url=%2Fnone.png&w=384&q=75'),
    request.get('/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=384&q=75'),
    request.get('/blog/%00'),
    request.get('/blog/%E0%A4%A'),
  ])
  for (const response of responses) {
    expect(response.status(), response.url()).toBeGreaterThanOrEqual(400)
    expect(await response.text(), response.url()).not.toMatch(
      /node_modules|\bat .*:\d+:\d+|\.ts\b|ECONN|ENOENT|\/tmp\/|localhost:\d+\/v/,
    )
  }
})

test('the image optimizer resizes images of posts alone', async ({ request, baseURL }) => {
  const image = (name: string) => `${blogHost}/images/${name}`
  // The optimizer has no file of it yet.
  const photo = `photo-${Date.now()}.jpg`
  const call = (url: string) =>
    request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`, { maxRedirects: 0 })
  const words = 'A post with a photo'
  const posts = [{ id: 'photo', title: words, image: image(photo) }]
  await withPosts({ base: baseURL ?? '', posts, words }, async () => {
    // The optimizer asks the host, which has no such file.
    expect(await (await call(image(photo))).text()).toContain('upstream response is invalid')
    const other = await call(image('%61.jpg'))
    expect([other.status(), other.headers().location]).toEqual([307, image('%61.jpg')])
    const query = `url=${encodeURIComponent(image(`${photo}#1`))}&w=640&q=75`
    for (const path of ['/_next/image/', '/_next/image/a', '/_next/images', '/_next/image;a'])
      expect((await request.get(`${path}?${query}`)).status(), path).toBe(404)
  })
})

test('paths without a page write nothing to disk', async ({ request }) => {
  for (let number = 0; number < 20; number += 1)
    for (const path of [
      `/made-up-${number}`,
      `/made/up/${number}`,
      `/blog/made-up-${number}`,
      `/blog/page/${900 + number}`,
    ])
      expect((await request.get(path)).status(), path).toBe(404)
  const files = readdirSync(`${buildFolder}/server`, { recursive: true }).map(String)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /made.up|page.9\d\d/.test(file))).toEqual([])
})

/** Every file below `folder`. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The invisible characters of click-to-edit. A text carries dozens of them in a row. */
const stega = /[\u200b-\u200d\u2060-\u2063\ufeff\u{e0020}-\u{e007f}]{8}/u

test('no secret and no draft mark reaches browsers', async ({ request }) => {
  const marked = readFileSync('.env.example', 'utf8').matchAll(/^# Secret\b(?:.*\n#)*?.*\n#? ?(\w+)=/gm)
  const names = [...marked].map(([, name = '']) => name)
  expect(names).toEqual(['SANITY_API_READ_TOKEN', 'SANITY_REVALIDATE_SECRET'])
  const secrets = names.map((name) => process.env[name] ?? '')
  const manifest = JSON.parse(readFileSync(`${buildFolder}/prerender-manifest.json`, 'utf8')) as {
    preview: Record<string, string>
  }
  const keys = Object.values(manifest.preview)
  expect([...secrets, ...keys].every((value) => value.length >= 16)).toBe(true)
  // The server reads its secrets at run time: none of its files holds one.
  const built = filesIn(buildFolder).filter((file) => !file.startsWith(path.join(buildFolder, 'cache')))
  const holders = (values: readonly string[]) =>
    [...built, ...filesIn('public')].filter((file) => {
      const bytes = readFileSync(file)
      return values.some((value) => bytes.includes(value))
    })
  expect(holders(secrets)).toEqual([])
  // Next's own, from which it reads them.
  expect(holders(keys).sort()).toEqual(
    ['prerender-manifest.json', 'server/preview-props.json'].map((file) => path.join(buildFolder, file)),
  )
  const pages = built.filter(
    (file) =>
      /^(?:static\/(?!chunks\/)|server\/pages\/.*\.(?:html|json)$)/.test(path.relative(buildFolder, file)) &&
      !file.endsWith('.nft.json'),
  )
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((file) => stega.test(readFileSync(file, 'utf8')))).toEqual([])
  const giveAway = (text: string) => [...secrets, ...keys].some((value) => text.includes(value))
  for (const where of [...sitePages.map(({ path: page }) => page), routes.feed, '/sitemap.xml', '/nowhere']) {
    const text = await (await request.get(where)).text()
    expect(giveAway(text), where).toBe(false)
    expect(stega.test(text), where).toBe(false)
  }
})
