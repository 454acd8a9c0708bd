import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { startRedis } from '../../fixtures/redis.ts'
import { environmentOf } from '../../fixtures/fakeLake.ts'
import { freePort } from '../../fixtures/freePort.ts'
import { expectOfNext } from '../../fixtures/nextInternals.ts'
import { testWith } from '../../fixtures/testWith.ts'

/**
 * Next's incremental cache with ours as its handler, in a process of its own: Next loads it by its
 * file name.
 */
const program = (folder: string, work: string) => `
  const { default: PageCache } = await import(${JSON.stringify(path.resolve('lib/next/pageCache.server.ts'))})
  const require = (await import('node:module')).createRequire(${JSON.stringify(path.resolve('package.json'))})
  const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js')
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir: ${JSON.stringify(folder)}, maxMemoryCacheSize: 1e6 }
  // A fault of the handler shows here, before Next's own class.
  new PageCache({ ...options, _requestHeaders: {}, revalidatedTags: [] })
  let cache
  try {
    cache = new IncrementalCache({
      ...options, CurCacheHandler: PageCache, requestHeaders: {}, previewProps: {},
      prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
    })
  } catch (error) {
    console.error(error)
    process.exit(${ownFault})
  }
  const context = { kind: 'PAGES', route: { kind: 'PAGES', sourceRoute: '/faq' } }
  const write = (html, path = '/faq') =>
    cache.set(path, { kind: 'PAGES', html, pageData: {}, status: 200 }, { ...context, cacheControl: { revalidate: 60 } })
  ${work}`

/** The program's exit code when only its own call of Next's class fails. */
const ownFault = 3

type Options = { maxKilobytes?: number; redisUrl?: string }

/** Nothing listens there. */
const noLake = 'http://127.0.0.1:1'

/** What the program prints. A file of more than `maxKilobytes` breaks off, as on a full disk. */
async function run(folder: string, work: string, options: Options = {}): Promise<string> {
  const { maxKilobytes = 'unlimited', redisUrl = '' } = options
  const command = `ulimit -f ${maxKilobytes}; exec "$0" --input-type=module -e "$1"`
  const env = { ...process.env, ...environmentOf(noLake), REDIS_URL: redisUrl }
  const { error, stdout, stderr } = await new Promise<{ error: unknown; stdout: string; stderr: string }>(
    (resolve) =>
      execFile('bash', ['-c', command, process.execPath, program(folder, work)], { env }, (...all) => {
        const [failed, printed, complaints] = all
        resolve({ error: failed, stdout: printed, stderr: complaints })
      }),
  )
  if ((error as { code?: unknown } | null)?.code === ownFault)
    throw new Error(
      `Next's IncrementalCache takes other options; the cache handler may be sound. Correct "new IncrementalCache" in __tests__/lib/next/pageCache.test.ts. ${stderr}`,
    )
  expectOfNext(error === null, {
    expected: `That a cache handler may extend Next's FileSystemCache, with its own "fs" (${stderr})`,
    otherwise: 'Correct lib/next/pageCache.server.ts, or remove departure 4 from next.config.js.',
  })
  return stdout
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const reads = (path: string) => `console.log((await cache.get('${path}', context))?.value.html);`
const read = reads('/faq')

test('a page that is written in part leaves the one before', async () => {
  await run(folder, `await write('<p>before</p>')`)
  const large = `'<p>' + 'x'.repeat(200_000) + '</p>'`
  await run(folder, `process.on('SIGXFSZ', () => {}); await write(${large}).catch(() => {})`, {
    maxKilobytes: 64,
  })
  const next = `${read} await write('<p>after</p>'); ${read}`
  expect(await run(folder, next)).toBe('<p>before</p>\n<p>after</p>\n')
})

testWith('redis-server')('with Redis, a replica serves the page that another one generated', async () => {
  const processes = new Processes(process.cwd())
  const port = await freePort()
  const buildOf = (replica: string) => {
    const build = path.join(folder, replica)
    mkdirSync(path.join(build, 'server'), { recursive: true })
    writeFileSync(path.join(build, 'BUILD_ID'), 'one')
    return path.join(build, 'server')
  }
  const replica = (name: string, work: string) =>
    run(buildOf(name), work, { redisUrl: `redis://127.0.0.1:${port}` })
  try {
    await startRedis(processes, port)
    await replica('first', `await cache.get('/shared', context); await write('<p>shared</p>', '/shared')`)
    expect(await replica('second', reads('/shared'))).toBe('<p>shared</p>\n')
    await processes.clear()
    expect(await replica('second', reads('/shared'))).toBe('<p>shared</p>\n')
  } finally {
    await processes.clear()
  }
})
