import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { lateMethods, lateStyles } from '../fixtures/browserFloor.ts'

/** What browsers of the floor may lack stands in docs/browsers.md, with what happens there. */

const document = readFileSync('docs/browsers.md', 'utf8')
const listed = (title: string) =>
  [...(document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, name]) => name,
  )

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.server\.|pages\/api\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))

const sorted = (found: string[]) => [...new Set(found)].sort()

test('each late feature of our styles is listed', () => {
  const found = sources('{components,styles}/**/*.{ts,tsx}').flatMap(lateStyles)
  expect(sorted(found)).toEqual(listed('Styles').sort())
})

test('each late method that our scripts call is listed', () => {
  const found = sources('{components,lib,pages}/**/*.{ts,tsx}').flatMap(lateMethods)
  expect(sorted(found)).toEqual(listed('Scripts').sort())
})

test('the floor is Next’s own', () => {
  const require = createRequire(path.resolve('package.json'))
  const next = require('next/dist/shared/lib/modern-browserslist-target.js') as string[]
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  expect(browserslist).toEqual(next)
})
