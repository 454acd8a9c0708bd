/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileHint, hintStartScripts } from '../../lib/compileHints.server.ts'

let build = ''
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'goodline-build-'))
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(build, file), text)
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

/** Says which files start which page, as Next writes it. */
const manifest = (pages: Record<string, string[]>) =>
  write('build-manifest.json', JSON.stringify({ pages, polyfillFiles: ['static/chunks/old.js'] }))

test('the scripts with which any page starts are marked, once, and nothing else is', async () => {
  const sent: Record<string, string> = {
    'static/chunks/frame.js': 'frame()',
    'static/chunks/home.js': 'home()',
    'static/chunks/faq.js': 'faq()',
    'static/chunks/home.css': 'a{}',
    'static/chunks/later.js': 'later()',
    'static/chunks/old.js': 'old()',
  }
  for (const [file, text] of Object.entries(sent)) write(file, text)
  manifest({
    '/_app': ['static/chunks/frame.js'],
    '/': ['static/chunks/frame.js', 'static/chunks/home.js', 'static/chunks/home.css'],
    '/faq': ['static/chunks/frame.js', 'static/chunks/faq.js'],
  })
  for (const time of ['first', 'second']) {
    await hintStartScripts(build)
    const marked = Object.keys(sent).filter((file) => read(file) !== sent[file])
    expect([time, marked]).toEqual([time, ['frame', 'home', 'faq'].map((name) => `static/chunks/${name}.js`)])
    for (const file of marked) expect(read(file)).toBe(`${compileHint}${sent[file]}`)
  }
})

test('a build of another kind is not passed over in silence', async () => {
  await expect(hintStartScripts(build)).rejects.toThrow('build-manifest.json')
  manifest({ '/': ['static/chunks/missing.js'] })
  await expect(hintStartScripts(build)).rejects.toThrow('missing.js')
})
