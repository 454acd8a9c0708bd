import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './install/browser.ts'
import { findJava, lookForServers } from './install/programs.ts'
import { ProcessFailedError } from './stack/processes.ts'
import { buildSite, secondRun, serveSite, startStack, withBackends, type Run } from './stack/run.ts'
import { readJest, readPlaywright, slowest, together, withEnding, type TestResult } from './testResults.ts'

/**
 * `npm test`: unit tests and browser tests in parallel. Browser tests run on two production builds,
 * each with its own back ends. `npm run test:e2e -- pages` runs only files with "pages" in the name.
 */

const { values, positionals: names } = parseArgs({
  options: { browser: { type: 'boolean' }, nightly: { type: 'boolean' } },
  allowPositionals: true,
})

const scratch = mkdtempSync(path.join(tmpdir(), 'goodline-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

// `npm run demo` may run at the same time.
process.env.PORT ??= '3600'

/** Browser test files of a folder. Folders: see `__tests__/README.md`. */
const specs = (folder: string): string[] =>
  readdirSync(path.join('__tests__', 'e2e', folder))
    .map((file) => path.join('__tests__', 'e2e', folder, file))
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))

/** Runs a test program that writes its result as JSON. */
async function results(
  { processes }: Run,
  name: string,
  command: string[],
  env: NodeJS.ProcessEnv,
  read: (json: string) => TestResult,
  onOutput?: (text: string) => void,
): Promise<TestResult> {
  const result = path.join(scratch, `${name}.json`)
  let failure: ProcessFailedError | undefined
  try {
    await processes.run({
      name,
      command,
      env: { ...env, JSON_RESULT: result, PLAYWRIGHT_JSON_OUTPUT_NAME: result },
      onOutput: (chunk) => {
        process.stdout.write(chunk)
        onOutput?.(String(chunk))
      },
    })
  } catch (error) {
    if (!(error instanceof ProcessFailedError)) throw error
    failure = error
  }
  try {
    return withEnding(name, read(readFileSync(result, 'utf8')), failure)
  } catch (error) {
    const why = `It wrote no readable result: ${String(error)}`
    return { passed: 0, failed: [{ test: name, why }], times: [] }
  }
}

/** node:sqlite is experimental. */
const quietNode = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' }

/** Runs beside the tests of faults, with what they leave of the processors: they often wait. */
function jest(run: Run): Promise<TestResult> {
  const output = path.join(scratch, 'jest.json')
  const command = ['nice', '-n', '10', 'jest', '--json', `--outputFile=${output}`]
  return results(run, 'jest', command, { ...run.setup.env, ...quietNode, NODE_ENV: 'test' }, readJest)
}

/** Opens a site with its own back ends and gives its variables. Only one file may write to it at a time. */
async function openLane({ setup, ...rest }: Run, name: string): Promise<NodeJS.ProcessEnv> {
  const dataFolder = path.join(scratch, name)
  const folders = { NEXT_DIST_DIR: `.next-test/${name}`, STUDIO_DIR: `.next-test/${name}-studio` }
  // A copy: Jest, which runs at the same time, has the folders of `npm run build`.
  const run: Run = { ...rest, setup: { ...setup, env: { ...setup.env, ...folders } } }
  await startStack(run, dataFolder, ['site', 'proxy', 'proxyInner', 'plain'])
  await buildSite(run)
  await serveSite(run)
  return {
    ...run.setup.env,
    ...quietNode,
    NODE_ENV: 'test',
    BASE_URL: `http://localhost:${setup.ports.site}`,
    LAKE_PID_FILE: path.join(dataFolder, 'content-lake.pid'),
  }
}

/**
 * Runs all files with two workers. Where a file writes, each worker has a lane of its own.
 * Calls `onFaults` when the first test of faults begins.
 */
async function browserTests(run: Run, onFaults: () => void): Promise<TestResult> {
  const reading = specs('visitor')
  const writing = [...specs('editor'), ...specs('faults'), ...(values.nightly ? specs('nightly') : [])]
  const files = [...reading, ...writing]
  if (files.length === 0) return { passed: 0, failed: [], times: [] }
  const opening = [openLane(run, 'first')]
  if (writing.length > 0 && files.length > 1)
    opening.push(openLane(secondRun(run, run.setup.ports.site + 1000), 'second'))
  const lanes = await Promise.all(opening)
  const workers = writing.length > 0 ? lanes.length : 2
  const command = ['playwright', 'test', `--workers=${workers}`, ...files]
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...lanes[0], LANES: JSON.stringify(lanes) }
  return results(run, 'playwright', command, env, readPlaywright, (text) => {
    if (text.includes('[faults]')) onFaults()
  })
}

let total: TestResult | undefined
await withBackends(
  { command: 'test', mode: 'production', ports: [], ends: true, onlyLocal: true, startsBackends: false },
  async (run) => {
    run.setup.env.CHROMIUM_PATH = findBrowser(run.say, 'headless')
    run.setup.env.JAVA_PATH = findJava(run.say)
    lookForServers(run.say)
    let onFaults = () => {}
    const faults = new Promise<void>((begin) => {
      onFaults = begin
    })
    const browsers = browserTests(run, onFaults).finally(onFaults)
    const units = values.browser ? [] : [faults.then(() => jest(run))]
    total = together(await Promise.all([browsers, ...units]))
  },
)
const { passed, failed, times } = total ?? {
  passed: 0,
  failed: [{ test: 'npm test', why: 'It broke off.' }],
  times: [],
}
if (failed.length > 0) process.exitCode = 1
process.stdout.write(`\nThe slowest tests:\n${slowest(times)}\n`)
for (const { test, why } of failed) process.stdout.write(`\nFailed: ${test}\n${why.replace(/^/gm, '  ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
