import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium, noChromium } from './stack/browser.ts'

/**
 * `npm test`: Jest, then Playwright. `npm run test:slow` (`--slow`) runs the slower tests of both.
 * The last line counts the tests.
 */

const isSlow = process.argv.includes('--slow')
const folder = mkdtempSync(path.join(tmpdir(), 'goodline-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const total = { passed: 0, failed: 0 }

/** Both programs clean up on SIGINT alone. */
let stopRunning = (): unknown => undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    process.exitCode = 1
    stopRunning()
  })

/** Runs a test program and adds what its report, read by `count`, says. */
async function run(
  command: string[],
  count: (report: never) => typeof total,
  more: Record<string, string> = {},
): Promise<void> {
  if (process.exitCode) return
  const file = path.join(folder, `${command[0]}.json`)
  const [program = '', ...args] = command.map((each) => each.replace('REPORT', file))
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never', ...more }
  rmSync(file, { force: true })
  const child = spawn(program, args, { stdio: 'inherit', env })
  stopRunning = () => child.kill('SIGINT')
  const [status] = (await once(child, 'close')) as [number | null]
  const none = { passed: 0, failed: 0 }
  const { passed, failed } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as never) : none
  total.passed += passed
  // A program may fail where no test does, as when the site is not built.
  total.failed += failed || Number(status !== 0)
}

await run(
  ['jest', '--selectProjects', isSlow ? 'slow' : 'quick', '--json', '--outputFile=REPORT'],
  (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
)

/** Projects of one run. What only reads the site does so in two browsers. */
const runs = isSlow
  ? [
      { projects: ['visitor'], workers: 2 },
      { projects: ['editor', 'faults'], workers: 1 },
    ]
  : [{ projects: ['quick'], workers: 2 }]

const count = ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
})

if (findChromium())
  for (const { projects, workers } of runs) {
    const [name] = projects
    const options = [`--workers=${workers}`, '--reporter=line,html,json', `--output=test-results/${name}`]
    const command = ['playwright', 'test', ...options, ...projects.map((each) => `--project=${each}`)]
    await run(command, count, { PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${name}` })
  }
else {
  console.log(`\n${noChromium}.`)
  if (process.env.CI) total.failed += 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1
