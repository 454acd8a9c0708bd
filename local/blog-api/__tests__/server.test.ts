import { request, type RequestOptions } from 'node:http'
import type { RunningServer } from 'local-http/server'
import { startBlogApi } from '../server.ts'

type Post = Record<string, unknown>

const site = 'http://localhost:3000'
let api: RunningServer

beforeAll(async () => {
  api = await startBlogApi({ port: 0, origins: [site], generated: 2 })
})

afterAll(() => api.close())

const ask = (query: string, init?: RequestInit) => fetch(`${api.url}/api/blogs.php?${query}`, init)
const answer = async (query: string): Promise<unknown> => (await ask(query)).json()
const postIn = (envelope: unknown): Post => {
  const fields = envelope as { blog?: Post; data?: Post }
  return fields.blog ?? fields.data ?? (envelope as Post)
}

async function listPosts(): Promise<Post[]> {
  return ((await answer('action=all')) as { data: Post[] }).data
}

describe('the page of the host', () => {
  test('links every call, and gives a working command for a fault', async () => {
    const page = await (await fetch(api.url)).text()
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(links).toHaveLength(3)
    for (const link of links)
      expect(await (await fetch(api.url + link)).json()).toHaveProperty('success', true)

    const [, address = ''] = /curl -X POST '([^']+)'/.exec(page) ?? []
    expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    expect((await ask('action=all')).status).toBe(500)
    await fetch(address.replace('500', 'none'), { method: 'POST' })
    expect((await ask('action=all')).status).toBe(200)
  })
})

describe('the posts', () => {
  test('come as a list with success, the featured article first', async () => {
    const list = (await answer('action=all')) as { success: boolean; data: Post[] }
    expect(list.success).toBe(true)
    expect(list.data).toHaveLength(14)
    expect(list.data[0]).toMatchObject({
      title: 'What a good first call sounds like, and how to hire for it',
      category: 'Featured Article',
      published_date: 'October 14, 2026',
    })
  })

  test('use every alternative name of the specification at least once', async () => {
    const names = new Set((await listPosts()).flatMap((post) => Object.keys(post)))
    const specified =
      'id slug title category description excerpt image_url image featured_image image_alt imageAlt published_date date read_time author tags related_posts content full_content'
    expect([...names].sort()).toEqual(specified.split(' ').sort())
  })

  test('are found by id and slug, each in three envelopes', async () => {
    for (const action of ['single', 'get']) {
      const shapes = new Set<string>()
      for (const post of await listPosts()) {
        const byId = await answer(`action=${action}&id=${post.id}`)
        if (post.slug) expect(await answer(`action=${action}&id=${post.slug}`)).toEqual(byId)
        expect(postIn(byId).title).toBe(post.title)
        shapes.add('blog' in (byId as object) ? 'blog' : 'data' in (byId as object) ? 'data' : 'itself')
      }
      expect([...shapes].sort()).toEqual(['blog', 'data', 'itself'])
    }
  })

  test('carry content as object, JSON text, plain text or full_content', async () => {
    const kinds = new Set<string>()
    for (const { id } of await listPosts()) {
      const { content, full_content } = postIn(await answer(`action=single&id=${id}`))
      if (typeof content === 'object') kinds.add('object')
      else if (typeof content === 'string') kinds.add(content.startsWith('{') ? 'json' : 'text')
      else if (typeof full_content === 'string') kinds.add('full_content only')
    }
    expect([...kinds].sort()).toEqual(['full_content only', 'json', 'object', 'text'])
  })

  test('carry tags as a list and as comma text', async () => {
    const posts = await listPosts()
    expect(posts.some(({ tags }) => Array.isArray(tags))).toBe(true)
    expect(posts.some(({ tags }) => typeof tags === 'string' && tags.includes(','))).toBe(true)
  })

  test('name related posts that exist', async () => {
    const posts = await listPosts()
    const ids = new Set(posts.map(({ id }) => String(id)))
    const related = posts.flatMap((post) => (post.related_posts as unknown[]).map(String))
    expect(related.filter((id) => !ids.has(id))).toEqual([])
  })

  test('point to images that the stand-in serves, at absolute URLs', async () => {
    const addresses = (await listPosts()).flatMap(
      (post) => post.image_url ?? post.image ?? post.featured_image ?? [],
    )
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of new Set(addresses as string[])) {
      const image = await fetch(address)
      expect(image.headers.get('content-type')).toBe('image/svg+xml')
      expect(await image.text()).toContain('<svg')
    }
  })

  test('respond to an unknown id with no post in the envelope', async () => {
    expect(await answer('action=single&id=nobody')).toEqual({ success: false, data: null })
  })
})

describe('access control', () => {
  test('serves no file outside its images', async () => {
    expect((await fetch(`${api.url}/images/..%2fserver.ts`)).status).toBe(404)
    expect((await fetch(`${api.url}/images/constructor`)).status).toBe(404)
  })

  test('lets the configured site read responses, errors included, and no other origin', async () => {
    const allowed = await ask('action=all&fault=500', { headers: { origin: site } })
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site)
    const other = await ask('action=all', { headers: { origin: 'https://evil.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect([other.status, await other.text()]).toEqual([403, 'This origin is not allowed to ask.'])
  })

  test.each<[string, RequestOptions, number]>([
    ['a Host header that is not a loopback name', { headers: { host: 'evil.example' } }, 421],
    ['a target that names another host', { path: '//evil.example/api/blogs.php?action=all' }, 400],
  ])('refuses %s', async (_what, options, expected) => {
    const status = await new Promise((resolve, reject) => {
      request(api.url, options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(expected)
  })

  test('refuses methods other than GET', async () => {
    expect((await ask('action=all', { method: 'POST' })).status).toBe(405)
  })

  test('names the port and the stand-in when the port is taken', async () => {
    await expect(startBlogApi({ port: api.port })).rejects.toThrow(
      `blog API: port ${api.port} is already in use`,
    )
  })
})

describe('the faults', () => {
  const switchTo = (kind: string, init?: RequestInit) =>
    fetch(`${api.url}/__fault?${kind}`, { method: 'POST', ...init })

  afterEach(() => switchTo('kind=none'))

  test('respond with the status that is asked for', async () => {
    expect((await ask('action=all&fault=500')).status).toBe(500)
    expect((await ask('action=single&id=1&fault=404')).status).toBe(404)
  })

  test('respond with HTML, half a document, success false, nothing or one object', async () => {
    expect((await ask('action=all&fault=html')).headers.get('content-type')).toContain('text/html')
    await expect(answer('action=all&fault=truncated')).rejects.toMatchObject({ name: 'SyntaxError' })
    expect(await answer('action=all&fault=success-false')).toMatchObject({ success: false })
    expect(await answer('action=all&fault=empty')).toEqual({ success: true, data: [] })
    expect(await answer('action=single&id=1&fault=empty')).toEqual({})
    expect(await answer('action=all&fault=single-object')).toMatchObject({ data: { id: '1' } })
  })

  test('with “slow” respond as usual after the delay', async () => {
    const start = performance.now()
    expect(await answer('action=all&fault=slow&ms=120')).toMatchObject({ success: true })
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  test('with “hang” never respond', async () => {
    const hanging = ask('action=all&fault=hang', { signal: AbortSignal.timeout(150) })
    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('with “refuse” close the connection', async () => {
    await expect(ask('action=all&fault=refuse')).rejects.toMatchObject({ name: 'TypeError' })
  })

  test('last until they are switched off, for one action or all', async () => {
    expect((await switchTo('kind=503&only=single')).status).toBe(200)
    expect((await ask('action=single&id=1')).status).toBe(503)
    expect((await ask('action=all')).status).toBe(200)
    await switchTo('kind=none')
    expect((await ask('action=single&id=1')).status).toBe(200)
  })

  test('are switched by no web page, and to no unknown kind', async () => {
    expect((await switchTo('kind=500', { headers: { origin: site } })).status).toBe(403)
    expect((await switchTo('kind=meteor')).status).toBe(400)
    expect(await (await fetch(`${api.url}/__fault`)).json()).toMatchObject({ kind: 'none' })
  })
})

describe('posts that the host is told', () => {
  const tell = (init: RequestInit) => fetch(`${api.url}/__posts`, init)
  afterEach(() => tell({ method: 'DELETE' }))

  test('replace its articles, word for word, until they are reset', async () => {
    const posts = [{ id: 'a', slug: 'first', title: '<b>' }, null, 7]
    await tell({ method: 'PUT', body: JSON.stringify(posts) })
    expect(await answer('action=all')).toEqual({ success: true, data: posts })
    expect(await answer('action=single&id=first')).toEqual({ success: true, data: posts[0] })
    expect(await answer('action=get&id=a')).toEqual({ success: true, data: posts[0] })
    expect(await answer('action=single&id=1')).toEqual({ success: false, data: null })
    await tell({ method: 'DELETE' })
    expect(await listPosts()).toHaveLength(14)
  })

  test('are found by ids that are numbers', async () => {
    const posts = [{ id: { toString: 7 } }, { id: 7, slug: 'seven' }]
    await tell({ method: 'PUT', body: JSON.stringify(posts) })
    for (const id of ['7', 'seven'])
      expect(await answer(`action=get&id=${id}`)).toEqual({ success: true, data: posts[1] })
    for (const id of ['undefined', ''])
      expect(await answer(`action=get&id=${id}`)).toEqual({ success: false, data: null })
  })

  test('come with the faults and refusals that articles come with', async () => {
    const posts = [{ id: 'a' }, { id: 'b' }]
    await tell({ method: 'PUT', body: JSON.stringify(posts) })
    expect((await ask('action=all&fault=html')).headers.get('content-type')).toContain('text/html')
    await expect(answer('action=all&fault=truncated')).rejects.toMatchObject({ name: 'SyntaxError' })
    expect(await answer('action=all&fault=success-false')).toMatchObject({ success: false })
    expect(await answer('action=single&id=a&fault=empty')).toEqual({})
    expect(await answer('action=all&fault=single-object')).toEqual({ success: true, data: posts[0] })
    expect((await ask('action=delete')).status).toBe(400)
  })

  test('keep every digit of an id of 64 bits', async () => {
    await tell({ method: 'PUT', body: '[{"id":90071992547409931}]' })
    expect(await (await ask('action=single&id=90071992547409931')).text()).toContain('90071992547409931')
  })

  test('are taken from no web page, and only as a JSON array', async () => {
    const origin = { origin: site }
    expect((await tell({ method: 'PUT', body: '[]', headers: origin })).status).toBe(403)
    expect((await tell({ method: 'DELETE', headers: origin })).status).toBe(403)
    expect((await tell({ method: 'PUT', body: '{}' })).status).toBe(400)
    expect((await tell({ method: 'PUT', body: '[' })).status).toBe(400)
    expect((await tell({ method: 'GET' })).status).toBe(405)
    expect(await listPosts()).toHaveLength(14)
  })
})
