import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { findChromium } from './local/tools/stack/browser.ts'
import { bareEnvironment, localSetup } from './local/tools/stack/environment.ts'

/** The site under test: as `npm start` starts it, with ports, build and content of its own. */
const own = {
  PORT: process.env.PORT || '3600',
  NEXT_DIST_DIR: '.next-test/site',
  STUDIO_DIR: '.next-test/studio',
  LOCAL_DATA: '.next-test/data',
}
const bare = bareEnvironment({ ...process.env, ...own })
const { env, ports } = localSetup(bare)
const baseURL = `http://localhost:${ports.site}`

// The tests know the back ends by the site's own variables.
Object.assign(process.env, env, own, { BASE_URL: baseURL })

/** Files of `npm test`; `npm run test:slow` runs the others. */
const quick = [
  'visitor/{blog,blogStates,budgets,contact,download,everyPage,headers,jobs,menu,topBar}.spec.ts',
  'editor/publish.spec.ts',
].map((files) => `**/${files}`)

const launchOptions = { executablePath: findChromium(), args: ['--disable-gpu'] }

/** Browsers that `npx playwright install` has brought. */
const others = Object.entries({ firefox, webkit }).filter(([, type]) => existsSync(type.executablePath()))

export default defineConfig({
  testDir: '__tests__/e2e',
  // In this order: files that only read come before those that write, and those that kill last.
  projects: [
    { name: 'quick', testMatch: quick, use: { launchOptions } },
    { name: 'visitor', testDir: '__tests__/e2e/visitor', testIgnore: quick, use: { launchOptions } },
    { name: 'editor', testDir: '__tests__/e2e/editor', testIgnore: quick, use: { launchOptions } },
    { name: 'faults', testDir: '__tests__/e2e/faults', use: { launchOptions } },
    ...others.map(([name]) => ({
      name,
      testMatch: '**/visitor/{blog,contact,jobs,menu,pages}.spec.ts',
      use: devices[name === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'],
    })),
  ],
  // They share a site.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // How long a test may hang, not how quick it must be.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['html', { open: 'never' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  // One after the other. Both are bare of the .env files of this folder.
  webServer: [
    {
      name: 'back ends',
      command: 'rm -rf .next-test/data && exec node_modules/.bin/node local/tools/backends.ts --build',
      env: bare as Record<string, string>,
      wait: { stdout: /^Ready\./m },
      // Builds take as long as the machine needs: 24 days, the most that a timer can wait.
      timeout: 2 ** 31 - 1,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      name: 'site',
      command: 'exec npm start --silent -- --hostname 127.0.0.1',
      env: { ...env, NODE_ENV: 'production' } as Record<string, string>,
      url: `${baseURL}/api/health`,
      // One that a killed run left behind may lack its back ends.
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
