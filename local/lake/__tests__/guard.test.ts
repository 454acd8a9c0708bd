import { request } from 'node:http'
import { studioOrigin } from './support/lakeProcess.ts'
import { lakeServer, mutatePath, query, type Answer } from './support/lakeServer.ts'

const mutation = JSON.stringify({ mutations: [{ create: { _id: 'evil', _type: 'note' } }] })

/** The first bytes of a stream, which never ends by itself. */
function openStream(url: URL, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      response.once('data', (chunk: Buffer) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: chunk.toString() })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the lake’s guard', () => {
  const { ask, port } = lakeServer()

  it.each(['evil.example', 'localhost.evil.example', 'localhost:1', '127.0.0.1', ''])(
    'refuses the host "%s" (DNS rebinding)',
    async (host) => {
      const answer = await ask(query, { headers: { host }, setHost: false })
      expect([400, 421]).toContain(answer.status)
      expect(answer.text).not.toContain('seeded')
    },
  )

  it.each(['//evil.example', '/\\evil.example', 'http://evil.example', 'evil.example', ''])(
    'redirects no ticket to a target that begins with "%s"',
    async (start) => {
      const headers = { origin: studioOrigin, host: `localhost:${port()}` }
      const answer = await ask(`${start}/v1/data/listen/production?query=*`, { headers })
      if (start === '') expect(new URL(answer.headers.location ?? '').hostname).toBe('localhost')
      else expect([answer.status, answer.headers.location]).toEqual([400, undefined])
    },
  )

  it('refuses a host that only ends in a name of this machine', async () => {
    const host = `evil.example/.localhost:${port()}`
    expect((await ask(query, { headers: { host } })).status).toBe(421)
  })

  it('gives tickets only to the pages that it lets in', async () => {
    const headers = { 'sec-fetch-mode': 'navigate' }
    const { headers: answer } = await ask('/v1/data/listen/production?query=*', { headers })
    expect(answer.location).toContain('/v1/data/listen')
    expect(answer.location).not.toContain('lakeTicket')
  })

  it('responds to its own names', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await ask(query, { headers: { host: `${name}:${port()}` } })).status).toBe(200)
    }
  })

  it.each(['http://evil.example', 'null', 'http://localhost:3001', 'https://localhost:3000'])(
    'refuses pages from %s, with no CORS header',
    async (origin) => {
      for (const answer of [
        await ask(query, { headers: { origin } }),
        await ask(
          mutatePath,
          { method: 'POST', headers: { origin, 'content-type': 'text/plain' } },
          mutation,
        ),
        await ask(mutatePath, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      ]) {
        expect(answer.status).toBe(403)
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
      expect(JSON.parse((await ask('/v1/data/doc/production/evil')).text)).toMatchObject({ documents: [] })
    },
  )

  it('lets every page ask whether it is there, without credentials', async () => {
    const headers = { origin: 'http://evil.example', 'access-control-request-headers': 'x' }
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await ask('/v1/ping', { method, headers })
      expect(answer.headers['access-control-allow-origin']).toBe('http://evil.example')
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  it('without an Origin, refuses pages of other sites, not of this machine', async () => {
    const shown = (from: string) =>
      ask(query, { headers: { 'sec-fetch-site': from, 'sec-fetch-mode': 'no-cors' } })
    expect(await shown('cross-site')).toMatchObject({
      status: 403,
      text: expect.not.stringContaining('seeded') as string,
    })
    for (const from of ['same-site', 'same-origin', 'none']) expect((await shown(from)).status).toBe(200)
  })

  it.each([
    [`${studioOrigin}/structure`, 404],
    ['https://evil.example/localhost:3000', 403],
    [undefined, 403],
  ])('without an Origin, gives the page %s an image with %i', async (referer, status) => {
    const asset = `/images/local/production/${'0'.repeat(40)}-1x1.png`
    const headers = { 'sec-fetch-site': 'cross-site', ...(referer ? { referer } : {}) }
    expect((await ask(asset, { headers })).status).toBe(status)
    expect((await ask(query, { headers })).status).toBe(403)
    expect((await ask(asset, { method: 'DELETE', headers })).status).toBe(403)
  })

  it('lets the Studio in, preflight included', async () => {
    const preflight = await ask(mutatePath, {
      method: 'OPTIONS',
      headers: { origin: studioOrigin, 'access-control-request-headers': 'content-type' },
    })
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': studioOrigin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
      },
    })
    expect(
      (await ask(query, { headers: { origin: studioOrigin } })).headers['access-control-allow-origin'],
    ).toBe(studioOrigin)
  })

  it('redirects event streams to sibling ports, with a ticket', async () => {
    const redirect = await ask('/v1/data/listen/production?query=*', {
      headers: { origin: studioOrigin, accept: 'text/event-stream' },
    })
    expect(redirect.status).toBe(307)
    const target = new URL(redirect.headers.location ?? '')
    expect(Number(target.port)).toBeGreaterThan(port())
    const stream = await openStream(target, { origin: 'null' })
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'access-control-allow-origin': 'null',
    })
    expect((await ask(target.pathname + target.search, { headers: { origin: 'null' } })).status).toBe(403)

    const other = new URL(target)
    other.searchParams.set('query', '*[_type == "secret"]')
    expect(
      (
        await ask(other.pathname + other.search, {
          port: Number(other.port),
          headers: { origin: 'null', host: other.host },
        })
      ).status,
    ).toBe(403)
  })
})
