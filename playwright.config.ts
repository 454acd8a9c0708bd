import { defineConfig } from '@playwright/test'
import dns from 'node:dns'
import { disabledFeatures } from './local/browser.ts'

// For each request that a test makes itself, Playwright wants to know the IPv6 address of localhost. Where that stands in no file a name
// server is asked, and one that is slow to say no holds the request up for five seconds.
const { lookup } = dns.promises
dns.promises.lookup = ((name: string, options: dns.LookupAllOptions) =>
  lookup(name === 'localhost' ? '127.0.0.1' : name, options)) as typeof lookup

/** Files that change nothing which another file sees: they may run beside each other. */
const readers = [
  'access',
  'budgets',
  'contact',
  'direction',
  'forcedColours',
  'frame',
  'headers',
  'history',
  'home',
  'jobs',
  'keyboard',
  'markup',
  'pages',
  'paper',
  'server',
  'startup',
].map((name) => `${name}.spec.ts`)

/** Changes drafts, which nobody sees but who edits. */
const drafts = 'preview.spec.ts'

/** The browser tests. `npm test` starts what they need and says where it is; none starts a server of its own. */
export default defineConfig({
  testDir: '__tests__/e2e',
  workers: 2,
  // A page must not be read while another test edits it: `npm test` runs the first two projects together, then the third.
  projects: [
    // Shows on no page that visitors read. It is one long file, so it comes first.
    { name: 'drafts', testMatch: drafts },
    { name: 'reading', testMatch: readers },
    // The Studio, its lake and the blog host are one shared place: tests that change them must not meet.
    { name: 'editing', testMatch: '*.spec.ts', testIgnore: [drafts, ...readers], workers: 1 },
  ],
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['json']],
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
