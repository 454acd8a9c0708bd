import jestConfig from './jest.config.js'

/**
 * The tests that Stryker runs: those of the code that it changes. Rendering whole pages for each
 * change would take hours; so would the laws of posts and their sizes, whose examples are many and
 * long.
 */
const testMatch = [
  '<rootDir>/__tests__/lib/{blog,contact,images,jobs,site}/**/!(laws|size).test.ts',
  '<rootDir>/__tests__/lib/sanity/{content/listedPaths,publish/*}.test.ts',
  '<rootDir>/__tests__/pages/{api/revalidate,api/media,blog,blogPicture}.test.ts',
]

/**
 * Jest as always, with fewer tests and a shorter timeout: many changes leave a test waiting for
 * ever.
 */
export default async function mutationConfig() {
  return { ...(await jestConfig()), testMatch, testTimeout: 5_000 }
}
