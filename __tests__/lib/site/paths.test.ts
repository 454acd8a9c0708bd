import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { readdirSync } from 'node:fs'
import {
  isPlainPath,
  isReserved,
  isServed,
  isSlug,
  landingPath,
  servedFiles,
  servedFolders,
  servedPages,
} from '#lib/site/paths.ts'
import { config } from '#proxy.ts'

/** The table of served paths, against what lies in pages/ and public/, and the matcher of proxy.ts. */

// Only its matcher is read.
jest.mock('#lib/redirects/redirection.server.ts', () => ({ redirection: jest.fn() }))

const names = ['pages', 'public'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => !/^[_[]/.test(name))
    .map((name) => `/${name.replace(/\.tsx?$/, '')}`),
)
const folders = servedFolders.map((name) => `/${name}`)
const all = [...servedPages, ...servedFiles, ...folders]

test('the table has all of pages/ and public/, and little more', () => {
  expect(names.filter((name) => !all.includes(name))).toEqual([])
  expect(all.filter((path) => !names.includes(path)).sort()).toEqual(['/', '/_next'])
})

test('what the site serves, editors cannot have', () => {
  const more = ['/FAQ', '/blog/page/2', ...folders.map((folder) => `${folder}/old/page.html`)]
  for (const path of [...all, ...more])
    expect([path, isServed(path), isReserved(path)]).toEqual([path, true, true])
})

test.each([
  ['/blog/old-slug', false, true],
  ['/faq/old', false, true],
  ['/summer', false, false],
  ['/old/page.html', false, false],
])('%s is served: %s, reserved: %s', (path, served, reserved) => {
  expect([isServed(path), isReserved(path)]).toEqual([served, reserved])
})

const runsFor = (url: string) => doesMatch({ config, url, nextConfig: {} })
const dataOf = (page: string) => `/_next/data/b${page === '/' ? '/index' : page}.json`
const looked = servedPages.filter((page) => page !== '/500')

test('proxy.ts leaves out what the table names, and posts', () => {
  const own = [...looked, ...looked.map(dataOf), ...servedFiles, ...folders.map((folder) => `${folder}/a.js`)]
  for (const url of [...own, '/studio', '/?p=1', '/blog/a-post', '/blog/page/2', dataOf('/blog/a-post')])
    expect([url, runsFor(url)]).toEqual([url, false])
})

test('proxy.ts looks up every other spelling, and every other path', () => {
  const spelled = [...looked, ...servedFiles].flatMap((path) =>
    path === '/' ? [] : [path.replace(/[a-z]/, (letter) => letter.toUpperCase()), `${path}x`, `${path}/`],
  )
  for (const url of [
    ...spelled.filter((path) => !all.includes(path)),
    '/old',
    '/blog/First',
    '/blog/2019/05/tips',
    '/rss.xml',
    '/wp/a.pdf',
    dataOf('/old'),
  ])
    expect([url, runsFor(url)]).toEqual([url, true])
})

test.each(['/_next/image', '/_next/image/a', '/_next/images', '/_next/image;a', '/_next/image.json'])(
  'who calls the optimizer by %s meets its door',
  (path) => expect(runsFor(`${path}?url=a&w=640&q=75`)).toBe(true),
)

test.each(['summer', 'summer-hiring-2027', 'x'.repeat(60)])('%s is a slug', (slug) =>
  expect(isSlug(slug)).toBe(true),
)

test.each(['', 'Summer', 'a--b', '-a', '../a', 'x'.repeat(61)])('%j is no slug', (slug) =>
  expect(isSlug(slug)).toBe(false),
)

test.each(['/Old/Page.html', '/a_b/c~d'])('%s is plain', (from) => expect(isPlainPath(from)).toBe(true))

test.each(['//evil.example', '/a?b', '/%2F'])('%j is not plain', (from) =>
  expect(isPlainPath(from)).toBe(false),
)

test.each(['spring-offer', 'faq', 'Not A Slug', undefined])(
  'a landing page has its slug as path unless reserved: %j',
  (slug) => expect(landingPath(slug)).toBe(slug === 'spring-offer' ? '/spring-offer' : undefined),
)
