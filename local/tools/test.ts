import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findChromium, noChromium } from './stack/browser.ts'
import { bareEnvironment } from './stack/environment.ts'
import { withBackends } from './stack/run.ts'
import { buildSite } from './stack/site.ts'

/**
 * `npm test`: Jest, then Playwright. `npm run test:slow` (`--slow`) runs the slower tests of both,
 * `npm run test:e2e` (`--e2e`) Playwright alone, with the options that follow. The last line counts
 * the tests.
 */

const [kind, ...options] = process.argv.slice(2)

/** Runs of Playwright. What only reads the site does so in two browsers. */
const browserRuns: Record<string, string[]> =
  kind === '--e2e'
    ? { chosen: options }
    : kind === '--slow'
      ? {
          visitor: ['--project=visitor', '--workers=2'],
          editor: ['--project=editor', '--project=faults', '--workers=1'],
        }
      : { quick: ['--project=quick', '--workers=2'] }

/** The site under test: bare of .env files, with ports, build and content of its own. */
const own = {
  PORT: process.env.PORT || '3600',
  NEXT_DIST_DIR: '.next-test/site',
  STUDIO_DIR: '.next-test/studio',
  LOCAL_DATA: '.next-test/data',
}
const report = '.next-test/report.json'
rmSync(own.LOCAL_DATA, { recursive: true, force: true })
const env = bareEnvironment({ ...process.env, ...own, NODE_ENV: 'production' })

// One until all has run: what does not start or build has failed.
const total = { passed: 0, failed: 1 }
process.exitCode = 1

await withBackends({ env, files: [], ports: ['site'] }, async (site) => {
  const { processes, setup } = site

  /** Runs a test program and adds what its report, read by `count`, says. */
  async function run(command: string[], env: NodeJS.ProcessEnv, count: (report: never) => typeof total) {
    rmSync(report, { force: true })
    const error = await processes.run({ name: 'Tests', command, env, isTest: true }).catch(String)
    const { passed, failed } = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')) as never)
      : { passed: 0, failed: 0 }
    total.passed += passed
    // A program may fail where no test does.
    total.failed += failed || Number(error !== undefined)
  }

  if (kind !== '--e2e')
    await run(
      ['jest', '--selectProjects', kind === '--slow' ? 'slow' : 'quick', '--json', `--outputFile=${report}`],
      process.env,
      (found: { numPassedTests: number; numFailedTests: number }) => ({
        passed: found.numPassedTests,
        failed: found.numFailedTests,
      }),
    )
  if (findChromium()) {
    await buildSite(site)
    for (const [name, options] of Object.entries(browserRuns))
      await run(
        ['playwright', 'test', '--reporter=line,html,json', `--output=test-results/${name}`, ...options],
        {
          ...setup.env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PLAYWRIGHT_HTML_OPEN: 'never',
          PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${name}`,
        },
        ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
        }),
      )
  } else {
    console.log(`\n${noChromium}.`)
    if (process.env.CI) total.failed += 1
  }
  total.failed -= 1
  await processes.stopAll()
})

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = Number(total.failed > 0)
