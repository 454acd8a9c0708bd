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
