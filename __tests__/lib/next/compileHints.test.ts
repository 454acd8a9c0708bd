import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BUILD_MANIFEST } from 'next/constants.js'
import { addCompileHints, compileHint } from '#lib/next/compileHints.server.ts'

let build = ''
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'goodline-build-'))
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(build, file), text)
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

/** Which files start which page, as Next writes it. */
const manifest = (pages: Record<string, string[]>) =>
  write(BUILD_MANIFEST, JSON.stringify({ pages, polyfillFiles: ['static/chunks/old.js'] }))

test('only the scripts that pages start with get the hint, once', async () => {
  const code: Record<string, string> = {
    'static/chunks/frame.js': 'frame()',
    'static/chunks/home.js': 'home()',
    'static/chunks/faq.js': 'faq()',
    'static/chunks/home.css': 'a{}',
    'static/chunks/later.js': 'later()',
    'static/chunks/old.js': 'old()',
  }
  for (const [file, text] of Object.entries(code)) write(file, text)
  manifest({
    '/_app': ['static/chunks/frame.js'],
    '/': ['static/chunks/frame.js', 'static/chunks/home.js', 'static/chunks/home.css'],
    '/faq': ['static/chunks/frame.js', 'static/chunks/faq.js'],
  })
  for (const pass of ['first', 'second']) {
    await addCompileHints(build)
    const hinted = Object.keys(code).filter((file) => read(file) !== code[file])
    expect([pass, hinted]).toEqual([pass, ['frame', 'home', 'faq'].map((name) => `static/chunks/${name}.js`)])
    for (const file of hinted) expect(read(file)).toBe(`${compileHint}${code[file]}`)
  }
})
