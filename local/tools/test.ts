import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './install/browser.ts'
import { findJava, lookForServers } from './install/programs.ts'
import { ProcessFailedError } from './stack/processes.ts'
import { copyBuild } from './stack/copyBuild.ts'
import {
  buildSite,
  buildStudio,
  secondRun,
  serveSite,
  startStack,
  withBackends,
  type Run,
} from './stack/run.ts'
import { readJest, readPlaywright, slowest, together, withEnding, type TestResult } from './testResults.ts'

/**
 * `npm test`: unit tests and browser tests. Browser tests run on two production sites, each with
 * its own back ends. `npm run test:e2e -- pages` runs only files with "pages" in the name.
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
): Promise<TestResult> {
  const result = path.join(scratch, `${name}.json`)
  let failure: ProcessFailedError | undefined
  try {
    await processes.run({
      name,
      command,
      env: { ...env, JSON_RESULT: result, PLAYWRIGHT_JSON_OUTPUT_NAME: result },
      onOutput: (chunk) => void process.stdout.write(chunk),
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

const nothing: TestResult = { passed: 0, failed: [], times: [] }

/**
 * node:sqlite is experimental. More room for new objects saves 7 % of the unit tests' processor
 * time.
 */
const node = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning --max-semi-space-size=64' }

/** On one processor nothing runs beside something else: both would wait, and run into limits. */
const hasOneProcessor = availableParallelism() === 1

/**
 * With what the browser tests leave of the processors, but enough for the time limits of the code.
 * One worker, as two would end long before them; its memory is limited, as it runs every file.
 */
function jest(run: Run): Promise<TestResult> {
  const output = path.join(scratch, 'jest.json')
  const limits = ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB']
  const command = ['nice', '-n', '10', 'jest', ...limits, '--json', `--outputFile=${output}`]
  return results(run, 'jest', command, { ...run.setup.env, ...node, NODE_ENV: 'test' }, readJest)
}

/** A site with its own back ends. Only one test file may write to it at a time. */
type Lane = { name: string; run: Run; dataFolder: string }

function newLane({ setup, ...rest }: Run, name: string): Lane {
  const folders = { NEXT_DIST_DIR: `.next-test/${name}`, STUDIO_DIR: `.next-test/${name}-studio` }
  // A copy: Jest, which runs at the same time, has the folders of `npm run build`.
  const run: Run = { ...rest, setup: { ...setup, env: { ...setup.env, ...folders } } }
  return { name, run, dataFolder: path.join(scratch, name) }
}

/** Opens lanes with one build of the site, and gives the variables of each. */
async function openLanes(first: Lane, ...others: Lane[]): Promise<NodeJS.ProcessEnv[]> {
  const lanes = [first, ...others]
  await Promise.all(
    lanes.map(({ run, dataFolder }) => startStack(run, dataFolder, ['site', 'proxy', 'proxyInner', 'plain'])),
  )
  await Promise.all([buildSite(first.run), ...others.map(({ run }) => buildStudio(run))])
  const buildOf = ({ name, run }: Lane) => ({ folder: `.next-test/${name}`, ports: run.setup.ports })
  for (const other of others) copyBuild(first.run.root, buildOf(first), buildOf(other))
  await Promise.all(lanes.map(({ run }) => serveSite(run)))
  return lanes.map(({ run: { setup }, dataFolder }) => ({
    ...setup.env,
    ...node,
    NODE_ENV: 'test',
    BASE_URL: `http://localhost:${setup.ports.site}`,
    LAKE_PID_FILE: path.join(dataFolder, 'content-lake.pid'),
  }))
}

/** Runs browser test files with so many workers. */
async function play(
  run: Run,
  name: string,
  files: string[],
  workers: number,
  lanes: NodeJS.ProcessEnv[],
): Promise<TestResult> {
  if (files.length === 0) return nothing
  const command = ['playwright', 'test', `--workers=${workers}`, `--output=test-results/${name}`, ...files]
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...lanes[0], LANES: JSON.stringify(lanes) }
  return results(run, name, command, env, readPlaywright)
}

/**
 * First the files of visitors, which leave the content as it is. Three workers share the lanes, or
 * two on one processor, as tests also wait. Then those that write, a lane for each worker, with
 * unit tests beside.
 */
async function allTests(run: Run): Promise<TestResult[]> {
  const reading = specs('visitor')
  const writing = [...specs('faults'), ...specs('editor'), ...(values.nightly ? specs('nightly') : [])]
  const second = (): Lane => newLane(secondRun(run, run.setup.ports.site + 1000), 'second')
  const isOneFile = reading.length + writing.length === 1
  const others = writing.length === 0 || isOneFile || hasOneProcessor ? [] : [second()]
  const open = reading.length + writing.length === 0 ? [] : await openLanes(newLane(run, 'first'), ...others)
  const read = await play(run, 'visitors', reading, hasOneProcessor ? 2 : 3, open)
  const written = play(run, 'writers', writing, open.length, open)
  if (hasOneProcessor) await written
  return [read, ...(await Promise.all([written, values.browser ? nothing : jest(run)]))]
}

let total: TestResult | undefined
await withBackends(
  { command: 'test', mode: 'production', ports: [], ends: true, onlyLocal: true, startsBackends: false },
  async (run) => {
    run.setup.env.CHROMIUM_PATH = findBrowser(run.say, 'headless')
    run.setup.env.JAVA_PATH = findJava(run.say)
    lookForServers(run.say)
    total = together(await allTests(run))
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
