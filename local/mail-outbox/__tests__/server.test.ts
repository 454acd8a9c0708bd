import { appendFile, mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from 'local-http/server'
import { startMailOutbox } from '../server.ts'
import { openStore } from '../store.ts'

const site = 'http://localhost:3000'
const mail = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Ana Ruiz', comment: '<script>alert("x")</script>' },
}

let folder: string
let file: string
let outbox: RunningServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  file = join(folder, 'deep/outbox.jsonl')
  outbox = await startMailOutbox({ port: 0, file, origins: [site] })
})

afterEach(async () => {
  await outbox.close()
  await rm(folder, { recursive: true })
})

const send = (body: unknown = mail, { query = '', origin = site } = {}) =>
  fetch(`${outbox.url}/api/v1.0/email/send${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const messages = async (): Promise<{ body: unknown }[]> => (await fetch(`${outbox.url}/messages`)).json()

describe('sending', () => {
  test('responds OK and keeps the body as it came', async () => {
    const response = await send()
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await messages()).toEqual([{ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), body: mail }])
  })

  test('keeps every message of many at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => send({ ...mail, template_params: { number } })),
    )
    expect(await messages()).toHaveLength(20)
  })

  test('responds to the preflight of the configured site only', async () => {
    const preflight = (origin: string) =>
      fetch(`${outbox.url}/api/v1.0/email/send`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
    const allowed = await preflight(site)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site)
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type')
    const refused = await preflight('https://evil.example')
    expect(refused.status).toBe(403)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('stores nothing from another origin or with a wrong body', async () => {
    expect((await send(mail, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('[]')).status).toBe(400)
    expect((await send('{')).status).toBe(400)
    const noKey = await send({ ...mail, user_id: '' })
    expect([noKey.status, await noKey.text()]).toEqual([400, 'Missing: user_id.'])
    expect((await send({ ...mail, template_params: { comment: 'x'.repeat(50_000) } })).status).toBe(413)
    expect(await messages()).toEqual([])
  })
})

describe('keeping', () => {
  test('survives a restart, and a line that a crash cut short', async () => {
    await send()
    await outbox.close()
    await appendFile(file, '{"receivedAt":"2026-')
    outbox = await startMailOutbox({ port: 0, file, origins: [site] })
    await send()
    await outbox.close()
    outbox = await startMailOutbox({ port: 0, file, origins: [site] })
    expect((await messages()).map(({ body }) => body)).toEqual([mail, mail])
  })

  test('goes on after a write that failed, which is not acknowledged', async () => {
    const ownFile = join(folder, 'own.jsonl')
    const store = await openStore(ownFile)
    await mkdir(ownFile)
    await expect(store.add(mail)).rejects.toMatchObject({ code: 'EISDIR' })
    await rm(ownFile, { recursive: true })
    await store.add(mail)
    expect(store.all()).toHaveLength(1)
    expect((await openStore(ownFile)).all()).toEqual(store.all())
  })

  test('loses no message after one that the full disk cut short', async () => {
    const ownFile = join(folder, 'full', 'messages.jsonl')
    const store = await openStore(ownFile)
    const handle = await open(ownFile, 'a')
    await handle.close()
    const write = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'appendFile')
    write.mockImplementationOnce(async function (this: FileHandle, line) {
      await this.write(String(line).slice(0, 9))
      throw new Error('ENOSPC: no space left on device')
    })
    await expect(store.add({ n: 1 })).rejects.toThrow('ENOSPC')
    write.mockRestore()
    await store.add({ n: 2 })
    expect((await openStore(ownFile)).all()).toEqual(store.all())
  })

  test('forgets everything when it is emptied', async () => {
    await send()
    expect((await fetch(`${outbox.url}/messages`, { method: 'DELETE' })).status).toBe(200)
    expect(await messages()).toEqual([])
  })
})

describe('the page', () => {
  test('shows what was typed as text, never as HTML', async () => {
    await send()
    const response = await fetch(outbox.url)
    const html = await response.text()
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('says in a command that works how to have it fail', async () => {
    const page = await (await fetch(outbox.url)).text()
    const [, address = ''] = /curl -X POST '([^']+)'/.exec(page) ?? []
    expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    expect((await send()).status).toBe(500)
    expect(await messages()).toEqual([])
  })

  test('says so when the outbox is empty', async () => {
    expect(await (await fetch(outbox.url)).text()).toContain('No messages yet')
  })

  test('and the list are hidden from web pages, even the site', async () => {
    for (const path of ['/', '/messages']) {
      expect((await fetch(outbox.url + path, { headers: { origin: site } })).status).toBe(403)
    }
  })
})

describe('the faults', () => {
  test.each([400, 403, 412, 429, 500])(
    '%i is answered when asked for, and nothing is kept',
    async (status) => {
      const response = await send(mail, { query: `?fault=${status}` })
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(site)
      expect(await messages()).toEqual([])
    },
  )

  test('“slow” waits and then accepts', async () => {
    const start = performance.now()
    expect((await send(mail, { query: '?fault=slow&ms=120' })).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  test('“refuse” closes the connection', async () => {
    await expect(send(mail, { query: '?fault=refuse' })).rejects.toMatchObject({ name: 'TypeError' })
  })

  test('stay on until they are switched off; “hang” never responds', async () => {
    await fetch(`${outbox.url}/__fault?kind=hang`, { method: 'POST' })
    const hanging = fetch(`${outbox.url}/api/v1.0/email/send`, {
      method: 'POST',
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(150),
    })
    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
    await fetch(`${outbox.url}/__fault?kind=none`, { method: 'POST' })
    expect((await send()).status).toBe(200)
  })
})
