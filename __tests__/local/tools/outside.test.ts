import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBlogApi } from '../../../local/blog-api/server.ts'
import { startLake } from '../../../local/lake/server.ts'
import { startMailOutbox } from '../../../local/mail-outbox/server.ts'
import { rawGet, waysOut } from '../../fixtures/rawGet.ts'
import { freePortRange } from '../lake/support/lakeProcess.ts'

/**
 * The local servers give nothing that lies outside the folders they serve, and nothing at all to a
 * foreign host name.
 */

const secret = 'words that only this machine knows'
const hash = 'a'.repeat(40)

/** A folder that holds a secret, and in it the folders that the servers work in. */
const folder = mkdtempSync(path.join(tmpdir(), 'goodline-outside-'))
const dataDir = path.join(folder, 'data')
const imagesDir = path.join(folder, 'served', 'images')

const servers: Record<string, { origin: string; bases: string[]; close: () => Promise<void> }> = {}

beforeAll(async () => {
  for (const each of [dataDir, imagesDir]) mkdirSync(each, { recursive: true })
  for (const place of [folder, dataDir, path.dirname(imagesDir)])
    writeFileSync(path.join(place, 'secret.txt'), secret)
  const blog = await startBlogApi({ port: 0, imagesDir })
  servers['blog host'] = { origin: blog.url, bases: ['/', '/images/'], close: blog.close }
  const mail = await startMailOutbox({ port: 0, file: path.join(dataDir, 'outbox.jsonl'), origins: [] })
  servers['mail outbox'] = { origin: mail.url, bases: ['/', '/messages/'], close: mail.close }
  const port = await freePortRange()
  const lake = await startLake({
    port,
    streamPorts: [port + 1],
    dataDir,
    projectId: 'local',
    dataset: 'production',
    allowedOrigins: [],
    webhook: undefined,
    seed: () => Promise.resolve({ documents: [], assetRoot: dataDir }),
    log: () => undefined,
  })
  servers['content lake'] = {
    origin: `http://127.0.0.1:${port}`,
    bases: [
      '/',
      '/images/',
      '/images/local/production/',
      '/files/local/production/',
      `/images/local/production/${hash}-1x1.png/`,
    ],
    close: lake.close,
  }
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map(({ close }) => close()))
  rmSync(folder, { recursive: true, force: true })
})

test.each(['blog host', 'mail outbox', 'content lake'])(
  'the %s serves no file outside its folder',
  async (name) => {
    const { origin = '', bases = [] } = servers[name] ?? {}
    const tried = bases.flatMap((base) => waysOut('secret.txt').map((way) => base + way))
    expect(tried.length).toBeGreaterThan(0)
    for (const each of tried) {
      const { text } = await rawGet(origin, each)
      expect(text).not.toContain(secret)
    }
  },
)

test.each(['blog host', 'mail outbox', 'content lake'])(
  'the %s responds to no foreign name',
  async (name) => {
    const { origin = '' } = servers[name] ?? {}
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect([host, (await rawGet(origin, '/', host)).status]).toEqual([host, 421])
  },
)
