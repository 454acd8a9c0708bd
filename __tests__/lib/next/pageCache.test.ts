/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { startRedis } from '../../../local/tools/stack/redis.ts'
import { freePort } from '../../fixtures/freePort.ts'
import { expectOfNext } from '../../fixtures/nextInternals.ts'

/**
 * Next's incremental cache with ours as its handler, in a process of its own: Next loads it by its
 * file name.
 */
const program = (folder: string, work: string) => `
  const { default: PageCache } = await import(${JSON.stringify(path.resolve('lib/next/pageCache.server.ts'))})
  const require = (await import('node:module')).createRequire(${JSON.stringify(path.resolve('package.json'))})
  const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js')
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const cache = new IncrementalCache({
    fs: nodeFs, flushToDisk: true, maxMemoryCacheSize: 1e6, serverDistDir: ${JSON.stringify(folder)}, CurCacheHandler: PageCache,
    requestHeaders: {}, previewProps: {}, prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
  })
  const context = { kind: 'PAGES', route: { kind: 'PAGES', sourceRoute: '/faq' } }
  const write = (html) =>
    cache.set('/faq', { kind: 'PAGES', html, pageData: {}, status: 200 }, { ...context, cacheControl: { revalidate: 60 } })
  ${work}`

/** What the program prints. A file of more than \`maxKilobytes\` breaks off, as on a full disk. */
function run(
  folder: string,
  work: string,
  maxKilobytes: number | 'unlimited' = 'unlimited',
  redisUrl = '',
): string {
  const command = `ulimit -f ${maxKilobytes}; exec "$0" --input-type=module -e "$1"`
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', command, process.execPath, program(folder, work)],
    { encoding: 'utf8', env: { ...process.env, REDIS_URL: redisUrl } },
  )
  expectOfNext(status === 0, {
    expected: `That a cache handler may extend Next's FileSystemCache, with its own "fs" (${stderr})`,
    otherwise: 'Correct lib/next/pageCache.server.ts, or remove departure 4 from next.config.js.',
  })
  return stdout
}

const read = `console.log((await cache.get('/faq', context))?.value.html)`

test('a page that is written in part leaves the one before', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
  try {
    run(folder, `await write('<p>before</p>')`)
    const large = `'<p>' + 'x'.repeat(200_000) + '</p>'`
    run(folder, `process.on('SIGXFSZ', () => {}); await write(${large}).catch(() => {})`, 64)
    expect(run(folder, read)).toBe('<p>before</p>\n')
    run(folder, `await write('<p>after</p>')`)
    expect(run(folder, read)).toBe('<p>after</p>\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Moves the clock, and prints how Next finds the page: undefined is fresh, -1 must be generated
 * first.
 */
const stale = (clock: string) =>
  `Date.now = () => ${clock}; console.log(String((await cache.get('/faq', context))?.isStale))`

/** Stores a 404 that ends at a moment. */
const absent = (moment: number) => `
  ;(await import('${pathToFileURL(path.resolve('lib/next/absences.server.ts')).href}')).noteAbsence('/faq', ${moment})
  await cache.set('/faq', null, { ...context, cacheControl: { revalidate: 7200 } });`

const hour = 3_600_000

test('a page is served until it changes by itself, and not after', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
  try {
    const moment = Date.now() + hour
    const page = `{ kind: 'PAGES', html: '<p>', status: 200, pageData: { pageProps: { nextChange: ${moment} } } }`
    const set = `await cache.set('/faq', ${page}, { ...context, cacheControl: { revalidate: 7200 } });`
    expect(run(folder, `${set} ${stale(`${moment - 1}`)}`)).toBe('undefined\n')
    expect(run(folder, stale(`${moment}`))).toBe('-1\n')
    // After a failure Next stores the same page again.
    const stored = `const { utimesSync, globSync } = await import('node:fs')
      for (const file of globSync('**/*', { cwd: ${JSON.stringify(folder)} }))
        utimesSync(${JSON.stringify(folder)} + '/' + file, ${moment / 1000 + 60}, ${moment / 1000 + 60});`
    expect(run(folder, `${stored} ${stale(`${moment + 70_000}`)}`)).not.toBe('-1\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a 404 is served until its page appears, and not after', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
  try {
    const moment = Date.now() + hour
    const print = run(folder, `${absent(moment)} ${stale(`${moment - 1}`)}; ${stale(`${moment}`)}`)
    expect(print).toBe('undefined\n-1\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('with Redis, a replica serves the page that another one generated', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
  const processes = new Processes(process.cwd())
  const port = await freePort()
  const buildOf = (replica: string) => {
    const build = path.join(folder, replica)
    mkdirSync(path.join(build, 'server'), { recursive: true })
    writeFileSync(path.join(build, 'BUILD_ID'), 'one')
    return path.join(build, 'server')
  }
  const replica = (name: string, work: string) =>
    run(buildOf(name), work, 'unlimited', `redis://127.0.0.1:${port}`)
  try {
    await startRedis(processes, port)
    const moment = Date.now() + hour
    replica('first', `await cache.get('/faq', context); ${absent(moment)}`)
    expect(replica('second', stale(`${moment - 1}`))).toBe('undefined\n')
    expect(replica('second', stale(`${moment}`))).toBe('-1\n')
    replica('first', `await cache.get('/faq', context); await write('<p>shared</p>')`)
    expect(replica('second', read)).toBe('<p>shared</p>\n')
    await processes.clear()
    expect(replica('second', read)).toBe('<p>shared</p>\n')
  } finally {
    await processes.clear()
    rmSync(folder, { recursive: true, force: true })
  }
})
