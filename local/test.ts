import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { findJava } from './java.ts'
import { ProcessFailedError } from './processes.ts'
import { lookForNginx } from './programs.ts'
import { serveSite, withBackends, type Run } from './run.ts'
import { readJest, readPlaywright, together, withEnding, type TestResult } from './testResults.ts'

/** `npm test`: the unit tests, then the browser's against the production build with fresh local back ends. */

const root = path.resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(path.join(tmpdir(), 'goodline-test-'))
// However the run ends.
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const only = process.argv[2]

/** Runs a test program that writes its result as JSON, whether its tests pass or not. */
async function results(
  run: Run,
  name: string,
  command: string[],
  read: (json: string) => TestResult,
): Promise<TestResult> {
  const result = path.join(scratch, `${name}.json`)
  let failure: ProcessFailedError | undefined
  try {
    const env = { ...run.setup.env, ...testEnv(run), PLAYWRIGHT_JSON_OUTPUT_NAME: result }
    await run.processes.run({ name, command, env, show: true })
  } catch (error) {
    if (!(error instanceof ProcessFailedError)) throw error
    failure = error
  }
  try {
    return withEnding(name, read(readFileSync(result, 'utf8')), failure)
  } catch (error) {
    return {
      passed: 0,
      failed: [{ test: name, why: `It wrote no result that can be read: ${String(error)}` }],
    }
  }
}

const testEnv = (run: Run) => ({
  NODE_ENV: 'test' as const,
  BASE_URL: `http://localhost:${run.setup.ports.site}`,
  LAKE_PID_FILE: path.join(scratch, 'data', 'content-lake.pid'),
  // Node marks its embedded database as experimental on every start of the lake; the tests are about something else.
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
})

// A port set of its own: nothing that runs on the usual one is touched.
process.env.PORT ??= '3600'
let total: TestResult | undefined
await withBackends(
  {
    root,
    what: 'test',
    mode: 'production',
    ports: ['site', 'front', 'frontItself', 'plain'],
    dataFolder: path.join(scratch, 'data'),
    ends: true,
    onlyLocal: true,
  },
  async (run) => {
    const { processes, setup, say } = run
    process.env.CHROMIUM_PATH = findBrowser(say, 'windowless')
    setup.env.CHROMIUM_PATH = process.env.CHROMIUM_PATH
    setup.env.JAVA_PATH = findJava(say)
    lookForNginx(say)
    const all: TestResult[] = []
    if (only !== 'e2e') {
      const jest = ['jest', '--json', `--outputFile=${path.join(scratch, 'jest.json')}`]
      all.push(await results(run, 'jest', jest, readJest))
    }
    say('Building the Studio and the site for the browser tests ...')
    await processes.run({
      name: 'Building the Studio',
      command: ['npm', 'run', '--silent', 'build:studio'],
      env: setup.env,
    })
    await processes.run({ name: 'Building the site', command: ['next', 'build'], env: setup.env })
    await serveSite(run)
    const files = process.argv.slice(3)
    for (const projects of [['drafts', 'reading'], ['editing']]) {
      const chosen = projects.map((name) => `--project=${name}`)
      const name = projects.join('-and-')
      // Each empties its folder when it begins: what the first saw of its failures must outlive the second.
      const output = `--output=${path.join('test-results', name)}`
      const command = ['playwright', 'test', ...chosen, output, '--pass-with-no-tests', ...files]
      all.push(await results(run, name, command, readPlaywright))
    }
    total = together(all)
    await processes.stopAll()
  },
)
const { passed, failed } = total ?? { passed: 0, failed: [{ test: 'npm test', why: 'It broke off.' }] }
if (failed.length > 0) process.exitCode = 1
// Once more at the end, where somebody looks who was not watching: what failed stands far above by now.
for (const { test, why } of failed) process.stdout.write(`\nFailed: ${test}\n${why.replace(/^/gm, '  ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
