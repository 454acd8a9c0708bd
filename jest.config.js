import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextJest from 'next/jest.js'

// Many tests start processes of the same modules: this way Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'goodline-test-compile-cache')

// Tests that need a blog host start one, or replace `fetch`. Without a name no post is asked for.
process.env.NEXT_PUBLIC_BLOG_API_HOST ||= 'https://blog.example'

/** Packages of ES modules: their `package.json` says so. */
const esmPackages = globSync('node_modules/{*,@*/*}/package.json')
  .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map((file) => path.relative('node_modules', path.dirname(file)))

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  // A test of what a browser shows names jsdom in its first line.
  testEnvironment: 'node',
  // By itself Jest leaves one core idle, which on a machine with two is half of it.
  maxWorkers: '100%',
  // How long a test may hang, not how quick it must be: where speed is the promise, the test
  // measures it itself.
  testTimeout: 120_000,
  // Workers get little of the processors beside the browser tests.
  workerGracefulExitTimeout: 10_000,
  testMatch: ['<rootDir>/{,local/*/}__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/__tests__/fixtures/fastCheck.ts',
    '^next-sanity$': '<rootDir>/__tests__/fixtures/nextSanity.ts',
    // It names its file for `import` only.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/public/'],
}

/**
 * Next's own Jest configuration. Jest compiles packages of ES modules too, with the packages inside
 * them, and every file that is a module by its name.
 */
export default async function jestConfig() {
  const merged = await createJestConfig(config)()
  const names = esmPackages.join('|')
  const asTheyAre = `^(?:(?!/node_modules/).)*/node_modules/(?!(?:${names})/)(?!.*\\.mjs$)`
  return { ...merged, transformIgnorePatterns: [asTheyAre] }
}
