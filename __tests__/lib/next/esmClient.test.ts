import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectOfNext, nextFile } from '../../fixtures/nextInternals.ts'

const { esmClient } = jest.requireActual<{ esmClient: Record<string, { browser: string }> }>(
  '../../../lib/next/esmClient.js',
)

const otherwise = 'Correct lib/next/esmClient.js, or remove departure 1 from next.config.js.'

const fileOf = (module: string): string | undefined =>
  [module, `${module}.js`, `${module}/index.js`].find((file) => path.extname(file) && existsSync(file))

const targets = Object.values(esmClient).map(({ browser }) => nextFile(browser.replace(/^next\//, '')))

test.each(Object.entries(esmClient))('the alias of %s leads to a file', (name, { browser }) => {
  const target = nextFile(browser.replace(/^next\//, ''))
  expectOfNext(fileOf(target) !== undefined, {
    expected: `That Next ships ${browser} for ${name}`,
    otherwise,
  })
})

/** Relative imports of these modules, and of all that they import, that lead to no file. */
function missingImports(entries: readonly string[]): string[] {
  const seen = new Set(entries.flatMap((entry) => fileOf(entry) ?? []))
  const missing = new Set<string>()
  for (const file of seen) {
    // Their comments hold examples.
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    for (const [, name = ''] of code.matchAll(/(?:from|import|import\(|require\()\s*['"](\.[^'"]+)['"]/g)) {
      const found = fileOf(path.join(path.dirname(file), name))
      if (found) seen.add(found)
      else missing.add(name)
    }
  }
  return [...missing]
}

test('every import of the ES modules leads to a file or alias', () => {
  const unknown = missingImports(targets).filter((name) => !(name in esmClient))
  expectOfNext(unknown.length === 0, {
    expected: `That Next's ES modules import no more than one missing file (now ${unknown.join(', ')})`,
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
