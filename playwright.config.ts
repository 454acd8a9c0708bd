import { defineConfig } from '@playwright/test'
import dns from 'node:dns'
import { disabledFeatures } from './local/tools/install/browser.ts'

// For each request that a test makes itself, Playwright looks up the IPv6 address of localhost.
// Where no file has it, a name server is asked. One that is slow to say no holds the request up for
// five seconds.
const { lookup } = dns.promises
dns.promises.lookup = ((name: string, options: dns.LookupAllOptions) =>
  lookup(name === 'localhost' ? '127.0.0.1' : name, options)) as typeof lookup

// An environment is a site with its back ends, as variables that `npm test` writes.
// Files that write have one for each worker.
const environments = JSON.parse(process.env.ENVIRONMENTS ?? '[]') as NodeJS.ProcessEnv[]
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
Object.assign(process.env, environments[worker % environments.length])

/**
 * The browser tests. `npm test` starts what they need and says where it is; none starts a server of
 * its own.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  // In this order: files that only read come before those that write.
  projects: [
    ...['visitor', 'faults', 'editor'].map((name) => ({
      name,
      testDir: `__tests__/e2e/${name}`,
    })),
    ...['firefox', 'webkit'].map((name) => ({ name, testDir: '__tests__/e2e/engines' })),
  ],
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A machine of CI may be busy with other work. What passes only then is named at the end.
  retries: process.env.CI ? 1 : 0,
  // How long a test may hang, not how quick it must be.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['./local/tools/testReporter.ts']],
  use: {
    baseURL: process.env.BASE_URL,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-gpu',
        `--disable-features=${disabledFeatures.join()}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
