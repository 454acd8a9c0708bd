import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { findJava } from './java.ts'
import { ProcessFailedError } from './processes.ts'
import { withBackends, type Run } from './run.ts'

/** `npm test`: the unit tests, then the browser's against the production build with fresh local back ends. */

const root = path.resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(path.join(tmpdir(), 'goodline-test-'))
const only = process.argv[2]

type Count = { passed: number; failed: number }

/** Runs a test program that writes its result as JSON, whether its tests pass or not. */
async function count(
  run: Run,
  name: string,
  command: string[],
  read: (file: string) => Count,
): Promise<Count> {
  const result = path.join(scratch, `${name}.json`)
  try {
    const env = { ...run.setup.env, ...testEnv(run), PLAYWRIGHT_JSON_OUTPUT_NAME: result }
    await run.processes.run({ name, command, env, show: true })
  } catch (error) {
    if (!(error instanceof ProcessFailedError)) throw error
  }
  try {
    return read(result)
  } catch {
    run.say(`${name} wrote no result.`)
    return { passed: 0, failed: 1 }
  }
}

const testEnv = (run: Run) => ({
  NODE_ENV: 'test' as const,
  BASE_URL: `http://localhost:${run.setup.ports.site}`,
  LAKE_PID_FILE: path.join(scratch, 'data', 'content-lake.pid'),
  // Node marks its embedded database as experimental on every start of the lake; the tests are about something else.
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
})

function readJest(file: string): Count {
  const result = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  // A suite that cannot be loaded has no failing test of its own.
  const broken = result.numRuntimeErrorTestSuites ?? 0
  return { passed: result.numPassedTests ?? 0, failed: (result.numFailedTests ?? 0) + broken }
}

function readPlaywright(file: string): Count {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

// A port set of its own: nothing that runs on the usual one is touched.
process.env.PORT ??= '3600'
let total: Count | undefined
await withBackends(
  {
    root,
    what: 'test',
    mode: 'production',
    ports: ['site'],
    dataFolder: path.join(scratch, 'data'),
    onlyLocal: true,
  },
  async (run) => {
    const { processes, setup, say } = run
    process.env.CHROMIUM_PATH = findBrowser(say)
    setup.env.CHROMIUM_PATH = process.env.CHROMIUM_PATH
    setup.env.JAVA_PATH = findJava(say)
    const results: Count[] = []
    if (only !== 'e2e') {
      const jest = ['jest', '--json', `--outputFile=${path.join(scratch, 'jest.json')}`]
      results.push(await count(run, 'jest', jest, readJest))
    }
    if (only !== 'unit') {
      say('Building the Studio and the site for the browser tests ...')
      await processes.run({
        name: 'Building the Studio',
        command: ['npm', 'run', '--silent', 'build:studio'],
        env: setup.env,
      })
      await processes.run({ name: 'Building the site', command: ['next', 'build'], env: setup.env })
      await processes.serve({
        name: 'Site',
        command: ['next', 'start', '--port', String(setup.ports.site)],
        env: setup.env,
        ready: /Ready in/,
      })
      const files = process.argv.slice(3)
      for (const projects of [['drafts', 'reading'], ['editing']]) {
        const chosen = projects.map((name) => `--project=${name}`)
        const command = ['playwright', 'test', ...chosen, '--pass-with-no-tests', ...files]
        results.push(await count(run, projects.join('-and-'), command, readPlaywright))
      }
    }
    total = results.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }))
    await processes.stopAll()
  },
)
rmSync(scratch, { recursive: true, force: true })
if (!total || total.failed > 0) process.exitCode = 1
process.stdout.write(`\n${total?.passed ?? 0} passed, ${total?.failed ?? 1} failed\n`)
