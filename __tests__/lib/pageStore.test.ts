/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** As Next makes and uses the store, in a process of its own: Next loads it by its file name. */
const program = (folder: string, work: string) => `
  const { default: Store } = await import(${JSON.stringify(path.resolve('lib/pageStore.server.ts'))})
  const { nodeFs } = await import(${JSON.stringify(path.resolve('node_modules/next/dist/server/lib/node-fs-methods.js'))})
  const store = new Store({ fs: nodeFs, flushToDisk: true, serverDistDir: ${JSON.stringify(folder)}, revalidatedTags: [], _requestHeaders: {} })
  const page = (html) => ({ kind: 'PAGES', html, pageData: {}, headers: undefined, status: 200 })
  ${work}`

/** The same behind the part of Next that asks it, and keeps a list of its own beside it. `nowhere` asks for an address as a visitor does. */
const asked = `
  const require = (await import('node:module')).createRequire(${JSON.stringify(path.resolve('package.json'))})
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const { SharedCacheControls } = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js')
  const cache = new IncrementalCache({
    fs: nodeFs, flushToDisk: true, serverDistDir: store.serverDistDir, maxMemoryCacheSize: 50_000_000, CurCacheHandler: Store,
    requestHeaders: {}, previewProps: {}, prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
  })
  const context = { kind: 'PAGES', route: { kind: 'PAGES', sourceRoute: '/[...path]' } }
  const keep = (address, value, revalidate) => cache.set(address, value, { ...context, cacheControl: { revalidate } })
  const said = async (address) => {
    const entry = await cache.get(address, context)
    return entry && [entry.value?.kind ?? 'nowhere', entry.cacheControl?.revalidate, entry.isStale ?? 'fresh'].join(' ')
  }
  const listed = () => SharedCacheControls.cacheControls.size`

/** `mostKilobytes`: what a file may have before the write is broken off, as by a full disk. */
function run(folder: string, work: string, mostKilobytes: number | 'unlimited' = 'unlimited'): string {
  const command = `ulimit -f ${mostKilobytes}; exec "$0" --input-type=module -e "$1"`
  const { stdout } = spawnSync('bash', ['-c', command, process.execPath, program(folder, work)], {
    encoding: 'utf8',
  })
  return stdout
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'goodline-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = `console.log((await store.get('/faq', { kind: 'PAGES' }))?.value.html)`

test('a page that could not be written to its end leaves the one before it', async () => {
  run(folder, `await store.set('/faq', page('<p>before</p>'), {})`)
  const long = `'<p>' + 'x'.repeat(200_000) + '</p>'`
  run(folder, `await store.set('/faq', page(${long}), {}).catch(() => {})`, 64)
  expect(run(folder, read)).toBe('<p>before</p>\n')
  run(folder, `await store.set('/faq', page('<p>after</p>'), {})`)
  expect(run(folder, read)).toBe('<p>after</p>\n')
})

test('thousands of addresses that lead nowhere, or elsewhere, leave little behind, and each answer is good for its time', () => {
  const work = `${asked}
    await keep('/season', page('<p>season</p>'), 300)
    for (let number = 0; number < 4000; number += 1) {
      const address = '/made-up-' + number
      await keep(address, number % 2 ? null : { kind: 'REDIRECT', props: {} }, 60)
      await cache.get(address, context)
    }
    for (let number = 0; number < 4000; number += 1) await cache.get('/made-up-' + number, context)
    console.log(await said('/season'), '|', await said('/made-up-0'), '|', await said('/made-up-3999'))
    console.log(listed() <= 1001)`
  expect(run(folder, work)).toBe('PAGES 300 fresh | REDIRECT 60 fresh | nowhere 60 fresh\ntrue\n')
})

test('a page at an address that led nowhere keeps its time, whatever is asked for after it', () => {
  const work = `${asked}
    await keep('/season', null, 60)
    await keep('/season', page('<p>season</p>'), 300)
    for (let number = 0; number < 2000; number += 1) await keep('/made-up-' + number, null, 60)
    console.log([...SharedCacheControls.cacheControls].filter(([key]) => key.endsWith('/season')).map(([, { revalidate }]) => revalidate))`
  expect(run(folder, work)).toBe('[ 300 ]\n')
})

test('an address that no page can have, for its length, is not kept at all', () => {
  const work = `${asked}
    await keep('/' + 'x'.repeat(7000), null, 60)
    console.log(await said('/' + 'x'.repeat(7000)), listed())`
  expect(run(folder, work)).toBe('null 0\n')
})

/** A page that waits for the blog, as `pages/blog/[id].tsx` and `pages/blog/page/[number].tsx` make it. */
const waiting = `
  const { readdirSync } = await import('node:fs')
  const files = () => readdirSync(store.serverDistDir, { recursive: true }).filter((name) => name.endsWith('.html')).length
  const waits = (pageProps) => ({ ...page('<p>loading</p>'), pageData: { pageProps } })
  const unknown = waits({ state: { kind: 'loading' } })
  const unknownList = waits({ posts: { kind: 'loading' }, number: 2 })`

test('thousands of posts of which nothing is known, while the blog is down, leave nothing on the disk and little in memory', () => {
  const work = `${asked};${waiting}
    for (let number = 0; number < 2000; number += 1) {
      await keep('/blog/made-up-' + number, unknown, 5)
      await keep('/blog/page/' + number, unknownList, 5)
      await cache.get('/blog/made-up-' + number, context)
    }
    console.log(files(), listed() <= 1000, await said('/blog/made-up-1999'), '|', await said('/blog/page/1999'))`
  expect(run(folder, work)).toBe('0 true PAGES 5 fresh | PAGES 5 fresh\n')
})

test('a listed post, the blog and home are kept on the disk also while they wait for the blog', () => {
  const work = `${asked};${waiting}
    await keep('/blog/listed', waits({ state: { kind: 'loading', listed: { slug: 'listed', title: 'Listed' } } }), 5)
    await keep('/blog', waits({ posts: { kind: 'loading' } }), 5)
    await keep('/', waits({}), 5)
    console.log(files())`
  expect(run(folder, work)).toBe('3\n')
  expect(run(folder, `${asked};console.log(await said('/blog/listed'))`)).toMatch(/^PAGES /)
})

test('a post that was there is not lost to the next process when nothing is known of it for a while', () => {
  run(
    folder,
    `${asked};${waiting};await keep('/blog/post', page('<p>post</p>'), 60);await keep('/blog/post', unknown, 5)`,
  )
  const again = `${asked};console.log((await cache.get('/blog/post', context))?.value.html)`
  expect(run(folder, again)).toBe('<p>post</p>\n')
})

test.each([
  ['nowhere', 'null'],
  ['elsewhere', "{ kind: 'REDIRECT', props: {} }"],
])('a page whose address leads %s by now does not come back with the next process', (_, value) => {
  const again = `${asked};console.log(await said('/season'))`
  run(folder, `${asked};await keep('/season', page('<p>season</p>'), 300)`)
  expect(run(folder, again)).toMatch(/^PAGES /)
  run(folder, `${asked};await keep('/season', ${value}, 60)`)
  expect(run(folder, again)).toBe('null\n')
})
