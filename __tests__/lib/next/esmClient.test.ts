import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectOfNext } from '#tests/fixtures/nextInternals.ts'

const { esmClient } = jest.requireActual<{ esmClient: Record<string, { browser: string }> }>(
  '#lib/next/esmClient.js',
)

const otherwise = 'Correct lib/next/esmClient.js, or remove departure 1 from next.config.js.'

const fileOf = (module: string): string | undefined =>
  [module, `${module}.js`, `${module}/index.js`].find((file) => path.extname(file) && existsSync(file))

test.each(Object.entries(esmClient))('the alias of %s leads to a file', (name, { browser }) => {
  expectOfNext(fileOf(path.join('node_modules', browser)) !== undefined, {
    expected: `That Next ships ${browser} for ${name}`,
    otherwise,
  })
})

test('every entry point that the site imports has an alias', () => {
  const used = globSync(['components/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'])
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type).* from '(next\/[\w/.]+)'/gm),
    ])
    .map(([, name = '']) => name)
  const serverOnly = ['next/document', 'next/og', 'next/server', 'next/constants', 'next/constants.js']
  const without = [...new Set(used)].filter((name) => !(name in esmClient) && !serverOnly.includes(name))
  expect(without).toEqual([])
})
