import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
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

/** node:sqlite is experimental. */
const quietNode = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' }

function jest(run: Run): Promise<TestResult> {
  const output = path.join(scratch, 'jest.json')
  const command = ['jest', '--json', `--outputFile=${output}`]
  return results(run, 'jest', command, { ...run.setup.env, ...quietNode, NODE_ENV: 'test' }, readJest)
}

/** A site for browser tests, which runs one test file at a time. */
type Lane = { name: string; run: Run; dataFolder: string }

function playwright({ name, run, dataFolder }: Lane, files: string[], workers = 1): Promise<TestResult> {
  const label = `${name}-${path.basename(files[0] ?? '', '.spec.ts')}`
  const output = `--output=${path.join('test-results', label)}`
  const command = ['playwright', 'test', `--workers=${workers}`, output, ...files]
  const env = {
    ...run.setup.env,
    ...quietNode,
    NODE_ENV: 'test' as const,
    BASE_URL: `http://localhost:${run.setup.ports.site}`,
    LAKE_PID_FILE: path.join(dataFolder, 'content-lake.pid'),
  }
  return results(run, label, command, env, readPlaywright)
}

async function openLane({ setup, ...rest }: Run, name: string): Promise<Lane> {
  const dataFolder = path.join(scratch, name)
  const folders = { NEXT_DIST_DIR: `.next-test/${name}`, STUDIO_DIR: `.next-test/${name}-studio` }
  // A copy: Jest, which runs at the same time, has the folders of `npm run build`.
  const run: Run = { ...rest, setup: { ...setup, env: { ...setup.env, ...folders } } }
  await startStack(run, dataFolder, ['site', 'proxy', 'proxyInner', 'plain'])
  await buildSite(run)
  await serveSite(run)
  return { name, run, dataFolder }
}

/** Two lanes: the first starts with the read-only files; both share the others, largest first. */
async function browserTests(run: Run): Promise<TestResult[]> {
  const all: TestResult[] = []
  const reading = specs('visitor')
  const writing = [...specs('editor'), ...specs('faults'), ...(values.nightly ? specs('nightly') : [])].sort(
    (a, b) => statSync(b).size - statSync(a).size,
  )
  const takeWriting = async (lane: Lane) => {
    for (let file = writing.shift(); file; file = writing.shift()) all.push(await playwright(lane, [file]))
  }
  const first = async () => {
    const lane = await openLane(run, 'first')
    if (reading.length > 0) all.push(await playwright(lane, reading, 2))
    await takeWriting(lane)
  }
  const second = async () => {
    if (writing.length + Number(reading.length > 0) < 2) return
    await takeWriting(await openLane(secondRun(run, run.setup.ports.site + 1000), 'second'))
  }
  await Promise.all([first(), second()])
  return all
}

let total: TestResult | undefined
await withBackends(
  { command: 'test', mode: 'production', ports: [], ends: true, onlyLocal: true, startsBackends: false },
  async (run) => {
    run.setup.env.CHROMIUM_PATH = findBrowser(run.say, 'headless')
    run.setup.env.JAVA_PATH = findJava(run.say)
    lookForServers(run.say)
    const parts = [browserTests(run), ...(values.browser ? [] : [jest(run).then((result) => [result])])]
    total = together((await Promise.all(parts)).flat())
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
