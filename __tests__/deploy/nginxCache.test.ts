import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { cacheStatusOf, newPath, proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** The cache of the reverse proxy. */

const test = testWith('nginx')
const site = proxiedSite()

test('many visitors of a cached page share one response, whatever their query', async () => {
  const page = newPath()
  site.respond = () => ({ headers: shared, body: 'a page' })
  await site.get(page)
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, number) => site.get(`${page}?utm_campaign=${number}`)),
  )
  expect(seen.filter(({ status, body }) => status !== 200 || body !== 'a page')).toEqual([])
  expect(site.requests.length).toBeLessThan(5)
  expect(site.requests[0]?.url).toBe(page)
})

// With proxy_cache_lock each of the ten pages would take five seconds.
test.each([200, 307, 308, 404])(
  'a response %i that the proxy lacks waits for no other visitor',
  async (status) => {
    const own = { status, headers: { ...shared, location: '/' } }
    for (let pages = 0; pages < 10; pages += 1) {
      const page = newPath()
      let finish!: (response: typeof own) => void
      const first = new Promise<typeof own>((resolve) => (finish = resolve))
      site.requests = []
      site.respond = () => (site.requests.length === 1 ? first : own)
      const slow = site.get(page)
      await expectSoon(() => expect(site.requests).toHaveLength(1))
      expect((await site.get(page)).status).toBe(status)
      finish(own)
      expect((await slow).status).toBe(status)
    }
  },
  30_000,
)

test('an old URL is redirected by its query, which travels along', async () => {
  const [page, target] = [newPath(), newPath()]
  site.respond = ({ url = '' }) => {
    const query = url.split('?')[1]
    if (!url.startsWith(page)) return { headers: shared, body: 'a page' }
    if (query?.startsWith('id=3')) return { status: 307, headers: { location: `${target}?${query}` } }
    return { status: 404, headers: shared, body: 'missing' }
  }
  expect((await site.get(page)).status).toBe(404)
  const { status, headers } = await site.get(`${page}?id=3&utm_source=a%20b`)
  expect([status, headers.get('location')]).toEqual([307, `${target}?id=3&utm_source=a%20b`])
  expect(await site.get(`${page}?id=4`)).toMatchObject({ status: 404, body: 'missing' })
  expect(await site.get(`${target}?id=3`)).toMatchObject({ status: 200, body: 'a page' })
})

test('a cached page hides Next’s cache status and keeps its other headers', async () => {
  const page = newPath()
  site.respond = () => ({ headers: { ...shared, 'x-nextjs-cache': 'STALE', 'x-own': 'told' } })
  for (let visits = 1; visits <= 2; visits += 1) {
    const { headers } = await site.get(page)
    expect(headers.get('x-own')).toBe('told')
    expect(headers.has('x-nextjs-cache')).toBe(false)
  }
})

test('a changed page soon replaces the cached one', async () => {
  const page = newPath()
  site.respond = () => ({ headers: { ...shared, etag: '"1"' }, body: 'before' })
  expect((await site.get(page)).body).toBe('before')
  site.respond = () => ({ headers: { ...shared, etag: '"2"' }, body: 'after' })
  expect(await site.getUntil(page, ({ body }) => body === 'after')).toMatchObject({ status: 200 })
})

test('an unchanged page is revalidated by its ETag and not sent again', async () => {
  const page = newPath()
  const same = 'the same '.repeat(100)
  site.respond = () => ({ headers: { ...shared, etag: '"same"' }, body: same })
  const first = await site.get(page)
  const { body } = await site.getUntil(page, (seen) => cacheStatusOf(seen) === 'REVALIDATED')
  expect(body).toBe(same)
  expect(site.requests.at(-1)?.headers['if-none-match']).toMatch(/"same"$/)
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${site.proxy}${page}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each([500, 502, 503])('a cached page is served while the site responds %i', async (status) => {
  const page = newPath()
  site.respond = () => ({ headers: shared, body: 'good' })
  await site.get(page)
  site.respond = () => ({ status, headers: { 'cache-control': 'private, no-store' }, body: 'bad' })
  const stale = await site.getUntil(page, (seen) => cacheStatusOf(seen) === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  expect(await site.get(newPath())).toMatchObject({ status, body: 'bad' })
})

test('a cached page is served while the site is down, then renewed', async () => {
  const page = newPath()
  site.respond = () => ({ headers: shared, body: 'good' })
  await site.get(page)
  await site.stop()
  const stale = await site.getUntil(page, (seen) => cacheStatusOf(seen) === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  site.respond = () => ({ headers: shared, body: 'new' })
  await site.start()
  await site.getUntil(page, ({ body }) => body === 'new')
})

const drafts = '__prerender_bypass=x; __next_preview_data=y'

test.each([drafts, `a=b; ${drafts}; c=d`, '__next_preview_data=y; __prerender_bypass=x'])(
  'drafts (%s) come from the site and are never cached',
  async (cookie) => {
    const page = newPath()
    site.respond = ({ headers }) => ({ headers: shared, body: headers.cookie ? 'a draft' : 'published' })
    expect((await site.get(page)).body).toBe('published')
    expect((await site.get(`${page}?a=b`, { cookie })).body).toBe('a draft')
    expect(site.requests.at(-1)?.url).toBe(`${page}?a=b`)
    expect((await site.get(page)).body).toBe('published')
    const fresh = newPath()
    expect((await site.get(fresh, { cookie })).body).toBe('a draft')
    expect((await site.get(fresh)).body).toBe('published')
  },
)

test.each([
  '__prerender_bypass=x',
  '__next_preview_data=y',
  '__prerender_bypass=x; __next_preview_data=',
  '__prerender_bypass=; __next_preview_data=y',
])('the cookie %s alone leaves a page to the cache', async (cookie) => {
  const page = newPath()
  site.respond = ({ headers }) => ({ headers: shared, body: headers.cookie ?? 'published' })
  expect((await site.get(page, { cookie })).body).toBe('published')
  await site.get(page, { cookie })
  expect(site.requests.every(({ headers }) => headers.cookie === undefined)).toBe(true)
})

test.each<[string, Record<string, string>]>([
  ['private', { 'cache-control': 'private, no-cache, no-store, max-age=0' }],
  ['without Cache-Control', {}],
  ['with s-maxage=0', { 'cache-control': 's-maxage=0' }],
  ['with a cookie', { ...shared, 'set-cookie': 'a=b' }],
])('a response %s is not cached and arrives unchanged', async (_, headers) => {
  const page = newPath()
  let number = 0
  site.respond = () => ({ headers, body: String((number += 1)) })
  expect((await site.get(page)).body).toBe('1')
  const second = await site.get(page)
  expect(second.body).toBe('2')
  if (!('set-cookie' in headers))
    expect(second.headers.get('cache-control')).toBe(headers['cache-control'] ?? null)
})

test('a page whose path only begins like the Studio is cached', async () => {
  site.respond = () => ({ headers: shared, body: 'a tour' })
  await site.get('/studio-tour')
  expect(cacheStatusOf(await site.get('/studio-tour'))).toMatch(/HIT|REVALIDATED/)
})

test('browsers must revalidate a page each time', async () => {
  site.respond = () => ({ headers: shared, body: '' })
  const page = newPath()
  for (const { headers } of [await site.get(page), await site.get(page)])
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each(['/_next/static/chunks', '/studio/static'])(
  'a script below %s is immutable and outlives its release',
  async (folder) => {
    site.respond = () => ({
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      body: 'script',
    })
    const script = `${folder}${newPath()}.js`
    await site.get(script)
    site.respond = () => ({ status: 404, body: 'gone' })
    const cached = await site.get(script)
    expect(cached.body).toBe('script')
    expect(cached.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

test.each(['/_next/static', '/studio/static'])('a missing file below %s is not cached', async (folder) => {
  const missing = `${folder}${newPath()}.js`
  site.respond = () => ({ status: 404, headers: { 'cache-control': 'public, max-age=60' }, body: 'gone' })
  expect(await site.get(missing)).toMatchObject({ status: 404, body: 'gone' })
  site.respond = () => ({ headers: { 'cache-control': 'public, max-age=60' }, body: 'script' })
  expect(await site.get(missing)).toMatchObject({ status: 200, body: 'script' })
})

test('images and build files have cache folders and never evict pages', async () => {
  const { url, folder, start } = await site.anotherProxy()
  await start()
  site.respond = () => ({ headers: { 'cache-control': 'public, max-age=31536000' } })
  const page = newPath()
  const script = `/_next/static/chunks${newPath()}.js`
  const image = `/_next/image?url=${newPath()}&w=384&q=75`
  for (const each of [page, script, image]) expect((await fetch(`${url}${each}`)).status).toBe(200)
  const cachedIn = (name: string) =>
    readdirSync(`${folder}/${name}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'))
      .map((content) => /^KEY: .* (.*)$/m.exec(content)?.[1])
      .sort()
  // nginx may respond a moment before the file has its name.
  await expectSoon(() => {
    expect(cachedIn('cache')).toEqual([page])
    expect(cachedIn('cache-images')).toEqual([image])
    expect(cachedIn('cache-static')).toEqual([script])
  })
})

test('an image is cached in each format and size', async () => {
  site.respond = ({ url, headers }) => ({
    headers: { 'cache-control': 'public, max-age=31536000', vary: 'Accept' },
    body: `${url} ${headers.accept}`,
  })
  const small = `/_next/image?url=${newPath()}&w=384&q=75`
  const webp = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }
  expect((await site.get(small, webp)).body).toBe(`${small} image/webp,*/*`)
  expect(cacheStatusOf(await site.get(small, { accept: 'image/webp' }))).toBe('HIT')
  expect((await site.get(small, { accept: '*/*' })).body).toBe(`${small} */*`)
  expect((await site.get(small.replace('384', '640'), webp)).body).toContain('w=640')
})

test('a missing page that appears is seen at once', async () => {
  const page = newPath()
  site.respond = () => ({ status: 404, headers: shared, body: 'nothing here' })
  expect(await site.get(page)).toMatchObject({ status: 404, body: 'nothing here' })
  site.respond = () => ({ status: 308, headers: { ...shared, location: '/elsewhere' } })
  expect((await site.get(page)).headers.get('location')).toBe('/elsewhere')
  site.respond = () => ({ headers: shared, body: 'a page' })
  expect(await site.get(page)).toMatchObject({ status: 200, body: 'a page' })
})
