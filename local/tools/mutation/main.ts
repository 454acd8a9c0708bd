import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Stryker runs this in its copy of the tree: test files get Stryker's variant of their environment,
 * which records coverage. A configuration cannot override a file's docblock.
 */

for (const file of globSync('__tests__/**/*.test.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8')
  const counted = text.replace(
    /@jest-environment jsdom\b/,
    '@jest-environment @stryker-mutator/jest-runner/jest-env/jsdom',
  )
  if (counted !== text) writeFileSync(file, counted)
}
