import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { findChromium } from './local/tools/stack/browser.ts'

/** `npm test` and `npm run test:e2e` start the back ends, build the site, and set its variables. */
const baseURL = process.env.NEXT_PUBLIC_SITE_URL
if (!baseURL) throw new Error('Use npm run test:e2e: it starts the back ends and builds the site.')

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
  webServer: {
    command: 'exec npm start --silent -- --hostname 127.0.0.1',
    url: `${baseURL}/api/health`,
    // One that a killed run left behind may lack its back ends.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
