import jestConfig from './jest.config.js'

/**
 * The tests that Stryker runs: those of the code that it changes, since rendering whole pages for each change would take hours, and
 * not the laws of posts, whose random examples take the longest.
 */
const testMatch = [
  '<rootDir>/__tests__/lib/{blog,contact,jobs}/**/!(laws).test.ts',
  '<rootDir>/__tests__/lib/shownOn.test.ts',
  '<rootDir>/__tests__/lib/sanity/{*Paths,regenerations,webhook}.test.ts',
  '<rootDir>/__tests__/pages/{api/revalidate,blog,blogPicture}.test.ts',
]

/** Jest as always, with fewer tests. */
export default async function mutationConfig() {
  return { ...(await jestConfig()), testMatch }
}
