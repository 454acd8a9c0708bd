import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageRead, SharedPages } from '../../../lib/next/sharedPages.server.ts'
import type { BoundedRedis } from '../../../lib/util/redis.server.ts'
import { StaleCache } from '../../../lib/util/staleCache.server.ts'
import { Processes, type Child } from '../../../local/tools/stack/processes.ts'
import { startRedis } from '../../fixtures/redis.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { freePort } from '../../fixtures/freePort.ts'
import { testWith } from '../../fixtures/testWith.ts'

const test = testWith('redis-server')

/** Replicas that share pages through a real redis-server. */

const processes = new Processes(process.cwd())
const scratch = mkdtempSync(path.join(tmpdir(), 'goodline-shared-'))
const clients: BoundedRedis[] = []
let lib: Awaited<ReturnType<typeof load>>
let server: Child
let isServing = false
let port = 0
let folders = 0

const key = '/route-cache/PAGES/0123abcd/$/faq'
const nothingBuilt = async () => null
const html = ({ page }: PageRead) => (page?.value as { html?: string } | null | undefined)?.html
const pageOf = (text: string) => ({
  value: { kind: 'PAGES', html: text, pageData: {}, headers: undefined, status: 200 } as never,
  lastModified: Date.now(),
  cacheControl: { revalidate: 60, expire: undefined },
})

/** What reads REDIS_URL when it is loaded. */
const load = async () => ({
  ...(await import('../../../lib/util/redis.server.ts')),
  ...(await import('../../../lib/util/sharedEntries.server.ts')),
  ...(await import('../../../lib/next/sharedPages.server.ts')),
  ...(await import('../../../lib/sanity/publish/publishMarks.server.ts')),
})

function client(): BoundedRedis {
  const made = new lib.BoundedRedis(`redis://127.0.0.1:${port}`)
  clients.push(made)
  return made
}

/** A replica with a disk of its own. */
async function startReplica(buildId = 'one', folder = path.join(scratch, `${(folders += 1)}`)) {
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  writeFileSync(path.join(folder, 'BUILD_ID'), buildId)
  const redis = client()
  const replica = new lib.SharedPages(redis, path.join(folder, 'server'))
  // Subscribed, too.
  await redis.ask(async (connected) => connected.ping())
  return { replica, redis, folder }
}

/** Generates a page, as Next does: it reads before. */
async function generate(replica: SharedPages, text: string) {
  await replica.write(key, pageOf(text), await replica.read(key, nothingBuilt))
}

/** The key and the channel of publishes. */
const published = () => `${lib.keyPrefix}published`

const signal = (name: NodeJS.Signals) => process.kill(-server.pid, name)

async function serveRedis() {
  server = await startRedis(processes, port)
  isServing = true
}

async function killRedis() {
  signal('SIGKILL')
  await server.ended
  isServing = false
}

beforeAll(async () => {
  port = await freePort()
  process.env.REDIS_URL = `redis://127.0.0.1:${port}`
  lib = await load()
})

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  if (!isServing) await serveRedis()
  await client().ask((connected) => connected.flushAll())
})

afterEach(async () => {
  for (const each of clients.splice(0)) each.close()
  jest.restoreAllMocks()
})

afterAll(async () => {
  lib.redis?.close()
  await processes.stopAll()
  delete process.env.REDIS_URL
  rmSync(scratch, { recursive: true, force: true })
})

test('a page that one replica generates is served by the others', async () => {
  const one = await startReplica()
  const two = await startReplica()
  await generate(one.replica, 'new')
  expect(html(await two.replica.read(key, async () => pageOf('built')))).toBe('new')
})

test('a new container serves the newest page, not its build', async () => {
  await generate((await startReplica()).replica, 'new')
  const fresh = await startReplica()
  expect(html(await fresh.replica.read(key, async () => pageOf('built')))).toBe('new')
})

test('a page that no replica signed is ignored, said and replaced', async () => {
  const one = await startReplica()
  await generate(one.replica, 'ours')
  const [name = ''] = (await one.redis.ask((connected) => connected.keys('*:pages:*'))) ?? []
  const ours = await one.redis.ask((connected) => connected.hGet(name, 'entry'))
  const at = Date.now() + 1e9
  const forged = String(ours).replace('ours', 'forged')
  const parsed = { ...(JSON.parse(forged.slice(forged.indexOf('{'))) as object), at, by: 'a stranger' }
  for (const entry of [forged, JSON.stringify(parsed), 'no entry']) {
    await one.redis.ask((connected) => connected.hSet(name, { at: String(at), entry }))
    await one.redis.ask((connected) => connected.publish(name.replace(/[^:]*$/, 'entries'), entry))
    const fresh = await startReplica()
    expect(html(await fresh.replica.read(key, async () => pageOf('built')))).toBe('built')
    expect(html(await one.replica.read(key, nothingBuilt))).toBe('ours')
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('is not signed by this site'))
    // Redis has ours again.
    await expectSoon(async () =>
      expect(html(await (await startReplica()).replica.read(key, nothingBuilt))).toBe('ours'),
    )
  }
})

test('the build’s page is served while no replica has generated it', async () => {
  const { replica } = await startReplica()
  expect(html(await replica.read(key, async () => pageOf('built')))).toBe('built')
})

test('a replica of another build sees no page of this one', async () => {
  await generate((await startReplica('one')).replica, 'of one')
  const { replica } = await startReplica('two')
  expect(html(await replica.read(key, async () => pageOf('built')))).toBe('built')
})

test('a page stays after Redis is lost, even where nobody requested it', async () => {
  const one = await startReplica()
  const two = await startReplica()
  await generate(one.replica, 'old')
  await two.replica.read(key, nothingBuilt)
  await generate(one.replica, 'new')
  // A new one each time: it reads the disk once.
  const onDisk = () =>
    new StaleCache({ folder: path.join(two.folder, 'server', 'route-cache', 'shared') }).get(key)
  await expectSoon(async () => expect(JSON.stringify(await onDisk())).toContain('new'))
  await killRedis()
  expect(html(await two.replica.read(key, nothingBuilt))).toBe('new')
})

test('a page from before a publish never replaces the one after', async () => {
  const one = await startReplica()
  const two = await startReplica()
  const before = await two.replica.read(key, async () => pageOf('built'))
  await one.replica.write(key, pageOf('new'), await one.replica.read(key, async () => pageOf('built')))
  await two.replica.write(key, pageOf('old'), before)
  for (const { replica } of [one, two]) expect(html(await replica.read(key, nothingBuilt))).toBe('new')
})

test('a failed regeneration keeps the page and its place in time', async () => {
  const one = await startReplica()
  const two = await startReplica()
  await generate(one.replica, 'old')
  const read = await two.replica.read(key, nothingBuilt)
  await generate(one.replica, 'new')
  // Next stores the page before, with less time until the next try.
  await two.replica.write(key, { ...pageOf(''), value: read.page?.value ?? null }, read)
  for (const { replica } of [one, two]) expect(html(await replica.read(key, nothingBuilt))).toBe('new')
})

test('a page that no replica has is generated by one', async () => {
  const one = await startReplica()
  const two = await startReplica()
  const read = await one.replica.read(key, nothingBuilt)
  const waiting = two.replica.read(key, nothingBuilt)
  await one.replica.write(key, pageOf('new'), read)
  expect(html(await waiting)).toBe('new')
})

test('an emptied Redis gets back what the replicas have', async () => {
  const one = await startReplica()
  await generate(one.replica, 'new')
  await one.redis.ask((connected) => connected.flushAll())
  await one.replica.read(key, nothingBuilt)
  await expectSoon(async () => {
    const fresh = await startReplica()
    expect(html(await fresh.replica.read(key, async () => pageOf('built')))).toBe('new')
  })
})

test('a publish without Redis reaches the others when it is back', async () => {
  const one = await startReplica()
  const two = await startReplica()
  await generate(one.replica, 'old')
  await killRedis()
  await generate(one.replica, 'new')
  expect(html(await two.replica.read(key, nothingBuilt))).toBe('old')
  await serveRedis()
  await expectSoon(async () => expect(html(await two.replica.read(key, nothingBuilt))).toBe('new'))
})

test('a publish makes the pages of another build stale', async () => {
  const { replica } = await startReplica('two')
  const isFresh = async () =>
    ((await replica.read(key, nothingBuilt)).page?.lastModified ?? 0) > Date.now() - 3_600_000
  await generate(replica, 'old')
  expect(await isFresh()).toBe(true)
  await lib.markPublished(['/faq'], await lib.beginPublish())
  await expectSoon(async () => expect(await isFresh()).toBe(false))
  await generate(replica, 'new')
  expect(await isFresh()).toBe(true)
})

test('a page is as old on a replica whose clock is wrong', async () => {
  const one = await startReplica()
  const two = await startReplica()
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 240_000)
  await generate(one.replica, 'new')
  jest.mocked(Date.now).mockImplementation(now)
  const { page } = await two.replica.read(key, nothingBuilt)
  expect(page?.lastModified).toBeLessThanOrEqual(now())
})

test('a publish is told to every replica at once', async () => {
  const told = jest.fn()
  await client().subscribe(published(), told)
  const at = await lib.beginPublish()
  await expectSoon(() => expect(told.mock.calls.map(([time]) => time as string)).toEqual([String(at)]))
})

test('a replica hears of a publish at once, and after an outage', async () => {
  const heard = jest.fn()
  lib.onPublish(heard)
  // Of another process.
  const publish = (at: string) => client().ask((connected) => connected.publish(published(), at))
  await expectSoon(async () => {
    await publish(String(performance.now()))
    expect(heard).toHaveBeenCalled()
  })
  await killRedis()
  await serveRedis()
  heard.mockClear()
  await client().ask((connected) => connected.set(published(), 'later'))
  await expectSoon(() => expect(heard).toHaveBeenCalledTimes(1))
})

test('a hung Redis delays one command and no other until it responds', async () => {
  const redis = client()
  await redis.ask((connected) => connected.set('name', 'value'))
  signal('SIGSTOP')
  expect(await redis.ask((connected) => connected.get('name'))).toBeUndefined()
  const command = jest.fn()
  expect(await redis.ask(command)).toBeUndefined()
  expect(command).not.toHaveBeenCalled()
  signal('SIGCONT')
  await expectSoon(async () => expect(await redis.ask((connected) => connected.get('name'))).toBe('value'))
})

test('a deleted value of the stale cache does not come back', async () => {
  const cacheOf = () => new StaleCache({ shared: new lib.SharedEntries(client(), 'test:') })
  const [one, two] = [cacheOf(), cacheOf()]
  await one.set('post', 'text')
  expect((await two.get('post'))?.value).toBe('text')
  await one.delete('post')
  expect(await two.get('post')).toBeUndefined()
  expect(await one.get('post')).toBeUndefined()
})
