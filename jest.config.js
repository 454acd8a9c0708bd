import { tmpdir } from 'node:os'
import path from 'node:path'
import nextJest from 'next/jest.js'

// Many tests start processes of the same modules: this way Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'goodline-test-compile-cache')

/** Packages that ship ES modules only and must be compiled for Jest. */
const esmPackages = [
  'groq-js',
  'obug',
  '@sanity',
  'sanity',
  'next-sanity',
  '@portabletext',
  '@vercel',
  'marked',
  'swiper',
  'get-it',
  'nanoid',
  'uuid',
  'lodash-es',
  'eventsource',
  'eventsource-parser',
  'entities',
  // htmlparser2 and what it imports.
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  // execa and what it imports.
  'execa',
  '@sindresorhus',
  '@sec-ant',
  'figures',
  'get-stream',
  'human-signals',
  'is-plain-obj',
  'is-stream',
  'is-unicode-supported',
  'npm-run-path',
  'parse-ms',
  'path-key',
  'pretty-ms',
  'strip-final-newline',
  'unicorn-magic',
  'which-command',
  'yoctocolors',
]

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
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^next-sanity$': '<rootDir>/__tests__/fixtures/nextSanity.ts',
    // It names its file for `import` only.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.stryker/', '<rootDir>/public/'],
}

/** Next's own Jest configuration, with the packages above compiled as well. */
export default async function jestConfig() {
  const merged = await createJestConfig(config)()
  return { ...merged, transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`] }
}
