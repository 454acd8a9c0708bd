import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextJest from 'next/jest.js'

// Many tests start processes of the same modules: this way Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'goodline-test-compile-cache')

// Tests that need a blog host start one, or replace `fetch`. Without a name no post is asked for.
process.env.NEXT_PUBLIC_BLOG_API_HOST ||= 'https://blog.example'

// What is shared has an absolute URL.
process.env.NEXT_PUBLIC_SITE_URL ||= 'https://www.example.com'

/** Files above five seconds: `npm run test:slow` runs them, `npm test` does not. */
const slow = ['deploy/nginx', 'lib/next/pageCache', 'pages/brokenContent', 'sanity/studio'].map(
  (name) => `/__tests__/${name}\\.test\\.tsx?$`,
)

/** Packages of ES modules: their `package.json` says so. */
const esmPackages = globSync('node_modules/{*,@*/*}/package.json')
  .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map((file) => path.relative('node_modules', path.dirname(file)))

// Jest compiles packages of ES modules too, with the packages inside them, and every file that is a
// module by its name.
const asTheyAre = `^(?:(?!/node_modules/).)*/node_modules/(?!(?:${esmPackages.join('|')})/)(?!.*\\.mjs$)`

const createJestConfig = nextJest({ dir: import.meta.dirname })

/**
 * Next's own Jest configuration, for a project with these options.
 * @param {import('jest').Config} options
 */
export async function jestProject(options) {
  const config = await createJestConfig({
    rootDir: import.meta.dirname,
    // A test of what a browser shows names jsdom in its first line.
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    moduleNameMapper: {
      '^fast-check$': '<rootDir>/__tests__/fixtures/fastCheck.ts',
      '^next-sanity$': '<rootDir>/__tests__/fixtures/nextSanity.ts',
      // It names its file for `import` only.
      '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
    },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/public/'],
    ...options,
  })()
  return { ...config, transformIgnorePatterns: [asTheyAre] }
}

/** How long a test may hang, not how quick it must be. */
export const testTimeout = 60_000

/** The packages in `local/` have their own tests: `npm test --workspaces`. */
export default async function jestConfig() {
  const tests = '<rootDir>/__tests__/**/*.test.{ts,tsx}'
  return {
    // By itself Jest leaves one core idle, which on a machine with two is half of it.
    maxWorkers: '100%',
    testTimeout,
    projects: [
      await jestProject({ displayName: 'quick', testMatch: [tests], testPathIgnorePatterns: slow }),
      await jestProject({ displayName: 'slow', testRegex: slow }),
    ],
  }
}
