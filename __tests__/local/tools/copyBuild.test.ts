import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuild } from '../../../local/tools/stack/copyBuild.ts'
import { localPorts } from '../../../local/tools/stack/ports.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'goodline-copy-'))
  mkdirSync(path.join(root, 'builds/first/server/pages'), { recursive: true })
  mkdirSync(path.join(root, 'builds/first/cache'), { recursive: true })
  const manifest = { routes: { '/': {}, '/faq': {} } }
  writeFileSync(path.join(root, 'builds/first/prerender-manifest.json'), JSON.stringify(manifest))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const copied = (contents: Buffer): Buffer => {
  writeFileSync(path.join(root, 'builds/first/server/page'), contents)
  copyBuild(
    root,
    { folder: 'builds/first', ports: localPorts(3600) },
    { folder: 'builds/second', ports: localPorts(4600) },
  )
  return readFileSync(path.join(root, 'builds/second/server/page'))
}

test.each([
  ['the site', 'http://localhost:3600/faq', 'http://localhost:4600/faq'],
  ['the lake', '"http://localhost:3933"', '"http://localhost:4933"'],
  ['an event stream', 'localhost:3941;', 'localhost:4941;'],
  ['a port in a query', 'url=http%3A%2F%2Flocalhost%3A3933%2Fa', 'url=http%3A%2F%2Flocalhost%3A4933%2Fa'],
  ["the build's folder", 'distDir:"builds/first"', 'distDir:"builds/second"'],
  ["another server's port", 'localhost:36000 localhost:9200', 'localhost:36000 localhost:9200'],
  ['a number that is no port', 's-maxage=3600', 's-maxage=3600'],
])('a copy for other ports names %s', (_what, before, after) => {
  expect(copied(Buffer.from(before)).toString()).toBe(after)
})

test('a copy keeps bytes that are no text', () => {
  const bytes = Buffer.from([0, 0xff, 0xfe, 0xc3, 0x28, 10, 13])
  expect(copied(bytes)).toEqual(bytes)
})

test('a copy has programs, but no page', () => {
  const files = ['index.html', 'index.json', 'faq.html', 'faq.js', '500.html']
  for (const file of files) writeFileSync(path.join(root, 'builds/first/server/pages', file), '')
  copied(Buffer.from(''))
  expect(readdirSync(path.join(root, 'builds/second/server/pages')).sort()).toEqual(['500.html', 'faq.js'])
})

test('a copy has neither the cache nor files of an earlier copy', () => {
  writeFileSync(path.join(root, 'builds/first/cache/entry'), '')
  mkdirSync(path.join(root, 'builds/second'), { recursive: true })
  writeFileSync(path.join(root, 'builds/second/old'), '')
  copied(Buffer.from(''))
  expect(existsSync(path.join(root, 'builds/second/cache'))).toBe(false)
  expect(existsSync(path.join(root, 'builds/second/old'))).toBe(false)
})
