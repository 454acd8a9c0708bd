import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@redis/client'
import { Processes, type Child } from '#local/tools/stack/processes.ts'
import { environmentOf } from '#tests/fixtures/fakeLake.ts'
import { freePort } from '#tests/fixtures/freePort.ts'
import { expectOfNext } from '#tests/fixtures/nextInternals.ts'
import { findProgram, testWith } from '#tests/fixtures/testWith.ts'

/**
 * Next's incremental cache with ours as its handler, in a process of its own: Next loads it by its
 * file name, and a process is a replica.
 */
const program = (folder: string, work: string) => `
  const { default: PageCache } = await import(${JSON.stringify(path.resolve('lib/next/pageCache.server.ts'))})
  const require = (await import('node:module')).createRequire(${JSON.stringify(path.resolve('package.json'))})
  const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js')
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir: ${JSON.stringify(folder)}, maxMemoryCacheSize: 1e6 }
  // As Next does for each request.
  const request = () => new IncrementalCache({
    ...options, CurCacheHandler: PageCache, requestHeaders: {}, previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
  })
  const context = { kind: 'PAGES', route: { kind: 'PAGES', sourceRoute: '/faq' } }
  const set = (path, value, cache = request()) => cache.set(path, value, { ...context, cacheControl: { revalidate: 60 } })
  const write = (html, cache, path = '/faq') => set(path, { kind: 'PAGES', html: html + '</html>', pageData: {}, status: 200 }, cache)
  const read = async (path = '/faq') => {
    const entry = await request().get(path, context)
    return entry?.value === null ? '404' : (entry?.value.html.replace('</html>', '') ?? 'nothing')
  }
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  ${work}
  process.exit()`

type Options = {
  maxKilobytes?: number
  redisUrl?: string
  build?: string
  replica?: string
  /** In a container '1'. */
  STANDALONE?: string
}

let scratch = ''
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
})
afterEach(() => rmSync(scratch, { recursive: true, force: true }))

/** What the program prints. A file of more than `maxKilobytes` breaks off, as on a full disk. */
async function run(work: string, options: Options = {}): Promise<string> {
  const {
    maxKilobytes = 'unlimited',
    redisUrl = '',
    build = 'one',
    replica = 'first',
    STANDALONE = '',
  } = options
  const folder = path.join(scratch, replica)
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  writeFileSync(path.join(folder, 'BUILD_ID'), build)
  const command = `ulimit -f ${maxKilobytes}; exec "$0" --input-type=module -e "$1"`
  const env = { ...process.env, ...environmentOf('http://127.0.0.1:1'), REDIS_URL: redisUrl, STANDALONE }
  const { error, stdout, stderr } = await new Promise<{ error: unknown; stdout: string; stderr: string }>(
    (resolve) =>
      execFile(
        'bash',
        ['-c', command, process.execPath, program(path.join(folder, 'server'), work)],
        { env },
        (failed, printed, complaints) => resolve({ error: failed, stdout: printed, stderr: complaints }),
      ),
  )
  expectOfNext(error === null, {
    expected: `That a cache handler may extend Next's FileSystemCache, with its own "fs" (${stderr})`,
    otherwise: 'Correct lib/next/pageCache.server.ts, or remove departure 4 from next.config.js.',
  })
  return stdout.trim()
}

const reads = 'console.log(await read());'

test('a page that is written in part leaves the one before', async () => {
  await run(`await write('before')`)
  const large = `await write('x'.repeat(200_000)).catch(() => {})`
  await run(`process.on('SIGXFSZ', () => {}); ${large}`, { maxKilobytes: 64 })
  expect(await run(`${reads} await write('after'); ${reads}`)).toBe('before\nafter')
})

test('a page whose file lost its end counts as none', async () => {
  await run(`await write('whole')`)
  const [file = ''] = globSync(path.join(scratch, '**', 'faq.html'))
  truncateSync(file, 3)
  expect(await run(reads)).toBe('nothing')
})

test('a page that is gone does not come back after a restart', async () => {
  expect(await run(`await write('old'); await set('/faq', null); ${reads}`)).toBe('404')
  expect(await run(`${reads} await write('new')`)).toBe('nothing')
  expect(await run(reads)).toBe('new')
})

test('a page that Next writes again after a failure is not regenerated', async () => {
  const work = `
    await write('before')
    const noted = globalThis.__processWide.get('last regeneration')
    delete noted.at
    const cache = request()
    await set('/faq', (await cache.get('/faq', context)).value, cache)
    console.log(noted.at)
    await write('after')
    console.log(noted.at instanceof Date)`
  expect(await run(work)).toBe('undefined\ntrue')
})

test('a page of a container is in memory alone', async () => {
  expect(await run(`await write('new'); ${reads}`, { STANDALONE: '1' })).toBe('new')
  expect(globSync(path.join(scratch, '**', '*.html'))).toEqual([])
})

describe('with Redis', () => {
  const test = testWith('redis-server')
  let processes: Processes
  let redis: Child
  let redisUrl = ''

  beforeEach(async () => {
    const port = await freePort()
    redisUrl = `redis://127.0.0.1:${port}`
    // It writes nothing to a disk.
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const command = [findProgram('redis-server'), ...options]
    processes = new Processes(process.cwd())
    redis = await processes.serve({ name: 'Redis', command, env: process.env })
  })
  afterEach(() => processes.stopAll())

  const onReplica = (replica: string, work: string, options: Options = {}) =>
    run(work, { redisUrl, replica, ...options })

  test('a replica serves the page of another one, of its own build', async () => {
    // On a busy machine its client's code alone takes more than the second for the connection.
    const busy = `
      const load = (url, context, next) => {
        if (url.endsWith('@redis/client/dist/lib/client/index.js')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100)
        return next(url, context)
      }
      ;(await import('node:module')).registerHooks({ load });`
    await onReplica('first', `await write('shared')`)
    expect(await onReplica('second', busy + reads)).toBe('shared')
    expect(await onReplica('third', reads, { build: 'two' })).toBe('nothing')
  })

  test('a 404 replaces a page on each replica, and fills nothing', async () => {
    await onReplica('first', `await write('shared')`)
    await onReplica('second', `await set('/faq', null); await set('/made-up', null)`)
    expect(await onReplica('first', reads)).toBe('404')
    const client = await createClient({ url: redisUrl }).connect()
    expect(await client.dbSize()).toBe(1)
    client.destroy()
  })

  test('a page from before a publish never replaces the one after', async () => {
    const slow = `const slow = request(); await pause(2)`
    expect(
      await onReplica('first', `${slow}; await write('after'); await write('before', slow); ${reads}`),
    ).toBe('after')
  })

  test.each([
    ['killed', 'SIGKILL'],
    ['hung', 'SIGSTOP'],
  ])('a replica serves what it has while Redis is %s', async (_, signal) => {
    const work = `
      await write('shared')
      process.kill(${redis.pid}, '${signal}')
      await pause(50)
      const began = performance.now()
      for (let view = 0; view < 20; view += 1) await read()
      await write('newer')
      console.log(await read(), performance.now() - began < 1000)`
    expect(await onReplica('first', work)).toBe('newer true')
    if (redis.pid && signal === 'SIGSTOP') process.kill(redis.pid, 'SIGCONT')
  })

  test('sharing again is said after a write, not after a read', async () => {
    const work = `
      const { createClient } = await import('@redis/client')
      const other = await createClient({ url: process.env.REDIS_URL }).connect()
      do await write('shared'); while ((await other.dbSize()) === 0)
      console.warn = (line) => console.log(line.split(':')[0])
      process.kill(${redis.pid}, 'SIGSTOP')
      await write('newer')
      process.kill(${redis.pid}, 'SIGCONT')
      await pause(1100)
      await read()
      console.log('read')
      await write('newest')`
    expect(await onReplica('first', work)).toBe(
      '[redis] The replicas share no pages\nread\n[redis] The replicas share pages again.',
    )
  })

  test('an emptied Redis gets the page back', async () => {
    const client = await createClient({ url: redisUrl }).connect()
    const port = new URL(redisUrl).port
    const flush = `
      const { connect } = await import('node:net')
      await new Promise((done) => connect(${port}, '127.0.0.1').end('FLUSHALL\\r\\n').on('close', done).resume())`
    expect(await onReplica('first', `await write('shared'); ${flush}; ${reads} await pause(100)`)).toBe(
      'shared',
    )
    expect(await client.dbSize()).toBe(1)
    client.destroy()
  })

  test.each(['redis://127.0.0.1:1', 'redis://:wrong@127.0.0.1'])(
    'the page of the build is served where Redis is %s',
    async (url) => {
      await run(`await write('built')`)
      const other = url.includes('wrong') ? `${url}:${new URL(redisUrl).port}` : url
      expect(await run(reads, { redisUrl: other })).toBe('built')
    },
  )
})
