import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Run by Stryker in its copy of the tree, before the tests: a test file that names its environment gets Stryker's variant of it, which
 * notes which test reaches which line of code. A file's own choice cannot be overruled from a configuration.
 */

for (const file of globSync('__tests__/**/*.test.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8')
  const counted = text.replace(
    /@jest-environment (node|jsdom)\b/,
    '@jest-environment @stryker-mutator/jest-runner/jest-env/$1',
  )
  if (counted !== text) writeFileSync(file, counted)
}
