import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './install/browser.ts'
import { findPrograms } from './install/programs.ts'
import { ProcessFailedError } from './stack/processes.ts'
import { copyBuild } from './stack/copyBuild.ts'
import {
  buildSite,
  buildStudio,
  secondRun,
  serveSite,
  startStack,
  withTemporaryStack,
  type Run,
} from './stack/run.ts'
import { failure, summary, type Tested } from './testReporter.ts'

/**
 * `npm test`: unit tests and browser tests. Browser tests run on two production sites, each with
 * its own back ends. `npm run test:e2e -- pages` runs only files with "pages" in the name.
 */

const { values, positionals: names } = parseArgs({
  options: { browser: { type: 'boolean' } },
  allowPositionals: true,
})

/** Browser test files of a folder. Folders: see `__tests__/README.md`. */
const specs = (folder: string): string[] =>
  readdirSync(path.join('__tests__', 'e2e', folder))
    .map((file) => path.join('__tests__', 'e2e', folder, file))
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))

/** The data of the environments, and the results. */
let scratch = ''

const reporter = path.join(import.meta.dirname, 'testReporter.ts')

/** Each test that ran. */
const tested: Tested[] = []

/** Runs a test program, with our reporter beside its own. */
async function runTests(run: Run, name: string, command: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const file = path.join(scratch, `${name}.txt`)
  writeFileSync(file, '')
  const onOutput = (chunk: string) => void process.stdout.write(chunk)
  const error = await run.processes
    .run({ name, command, env: { ...env, TEST_RESULTS: file }, onOutput })
    .catch((reason: unknown) => reason)
  if (error && !(error instanceof ProcessFailedError)) throw error
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const own = lines.map((line) => JSON.parse(line) as Tested)
  tested.push(...own)
  if (error && own.every(({ status }) => status !== 'failed'))
    tested.push(failure(name, `${String(error)}, and no test tells why. See above.`))
}

/**
 * node:sqlite is experimental. More room for new objects saves 7 % of the unit tests' processor
 * time.
 */
const node = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning --max-semi-space-size=64' }

/** On one processor nothing runs beside something else: both would wait, and run into limits. */
const hasOneProcessor = availableParallelism() === 1

/**
 * With what the browser tests leave of the processors, but enough for the time limits of the code.
 * One worker, as two would end long before them; its memory is limited, as it runs every file. One
 * seed: the same inputs in every run.
 */
function jest(run: Run): Promise<void> {
  const limits = ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB', '--seed=1']
  const reporters = ['--reporters=default', `--reporters=${reporter}`]
  const command = ['nice', '-n', '10', 'jest', ...limits, ...reporters]
  return runTests(run, 'jest', command, { ...run.setup.env, ...node, NODE_ENV: 'test' })
}

/** A site with its own back ends. Only one test file may write to it at a time. */
type Environment = { name: string; run: Run; dataFolder: string }

function newEnvironment({ setup, ...rest }: Run, name: string): Environment {
  const folders = { NEXT_DIST_DIR: `.next-test/${name}`, STUDIO_DIR: `.next-test/${name}-studio` }
  // A copy: Jest, which runs at the same time, has the folders of `npm run build`.
  const run: Run = { ...rest, setup: { ...setup, env: { ...setup.env, ...folders } } }
  return { name, run, dataFolder: path.join(scratch, name) }
}

/** Opens environments with one build of the site, and gives the variables of each. */
async function openEnvironments(first: Environment, ...others: Environment[]): Promise<NodeJS.ProcessEnv[]> {
  const environments = [first, ...others]
  await Promise.all(
    environments.map(({ run, dataFolder }) =>
      startStack(run, dataFolder, ['site', 'proxy', 'proxyInner', 'plain']),
    ),
  )
  await Promise.all([buildSite(first.run), ...others.map(({ run }) => buildStudio(run))])
  const buildOf = ({ name, run }: Environment) => ({ folder: `.next-test/${name}`, ports: run.setup.ports })
  for (const other of others) copyBuild(first.run.root, buildOf(first), buildOf(other))
  await Promise.all(environments.map(({ run }) => serveSite(run)))
  return environments.map(({ run: { setup }, dataFolder }) => ({
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
  environments: NodeJS.ProcessEnv[],
): Promise<void> {
  if (files.length === 0) return
  const command = ['playwright', 'test', `--workers=${workers}`, `--output=test-results/${name}`, ...files]
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    ...environments[0],
    ENVIRONMENTS: JSON.stringify(environments),
  }
  await runTests(run, name, command, env)
}

/**
 * First the files of visitors, which leave the content as it is. Three workers share the
 * environments, or two on one processor, as tests also wait. Then those that write, an environment
 * for each worker, with unit tests beside.
 */
async function allTests(run: Run): Promise<void> {
  const reading = specs('visitor')
  const writing = ['faults', 'editor', 'engines'].flatMap(specs)
  const second = (): Environment => newEnvironment(secondRun(run, run.setup.ports.site + 1000), 'second')
  const isOneFile = reading.length + writing.length === 1
  const others = writing.length === 0 || isOneFile || hasOneProcessor ? [] : [second()]
  const open =
    reading.length + writing.length === 0
      ? []
      : await openEnvironments(newEnvironment(run, 'first'), ...others)
  await play(run, 'visitors', reading, hasOneProcessor ? 2 : 3, open)
  const written = play(run, 'writers', writing, open.length, open)
  if (hasOneProcessor) await written
  await Promise.all([written, values.browser ? undefined : jest(run)])
}

let missing: string[] = []
let isOver = false
await withTemporaryStack('test', undefined, async (run, folder) => {
  scratch = folder
  run.setup.env.CHROMIUM_PATH = findBrowser(run.say, 'headless')
  missing = findPrograms(run.say)
  await allTests(run)
  isOver = true
})
if (!isOver) tested.push(failure('npm test', 'It broke off.'))
const { text, isGood } = summary(tested, missing)
if (!isGood) process.exitCode = 1
process.stdout.write(text)
