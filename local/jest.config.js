import { jestProject, testTimeout } from '../jest.config.js'

/** Jest of the packages beside this file: each one's `npm test` names its folder. */
export default async function jestConfig() {
  return {
    ...(await jestProject({ testMatch: ['<rootDir>/local/*/__tests__/**/*.test.ts'] })),
    maxWorkers: '100%',
    testTimeout,
  }
}
