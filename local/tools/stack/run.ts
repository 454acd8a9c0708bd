import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { envFaults, folderFault } from '../../../lib/site/envCheck.ts'
import { backendsOf, startBackends } from './backends.ts'
import { bareEnvironment, environmentOf, localSetup, root, type LocalSetup } from './environment.ts'
import { lockTree } from './lock.ts'
import { portsInUse } from './ports.ts'
import { ProcessFailedError, Processes, type Child } from './processes.ts'

/** A site's environment, ports and processes. */
export type Run = { root: string; setup: LocalSetup; processes: Processes; say: (line: string) => void }

type RunOptions = {
  /** The npm script. */
  command: string
  /** Selects the .env files, as in Next. */
  mode: 'production' | 'development'
  /** Ports that must be free, besides the back ends' own. Undefined starts no back ends. */
  ports: Ports | undefined
  /** Of the back ends; local/.data by default. */
  dataFolder?: string
  /** True for work that ends by itself, on local back ends only. A signal is then a failure. */
  ends?: boolean
}

type Ports = (keyof typeof portNames)[]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const portNames = {
  site: 'site',
  studioServer: 'Studio server',
  proxy: 'reverse proxy',
  proxyInner: 'reverse proxy, inner server',
  plain: 'plain nginx',
  debugging: 'browser',
} as const

/** Prints an error, after the output of a program that failed. */
function fail(error: unknown): void {
  if (error instanceof ProcessFailedError) {
    process.stderr.write(`\n${error.output.trim()}\n\n${error.message}.\n`)
  } else if (error instanceof RangeError) {
    process.stderr.write(`${error.message}.\n`)
  } else {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
  process.exitCode = 1
}

/** @throws {RangeError} with one line per fault. */
function checkEnvironment(env: NodeJS.ProcessEnv): void {
  const faults = envFaults(env).map(({ variable, problem }) => `${variable} ${problem}`)
  if (faults.length > 0)
    throw new RangeError([...faults, 'See .env.example and docs/environment.md'].join('\n'))
}

/**
 * Starts the local back ends of one site.
 * @throws {RangeError} when a port is in use
 * @throws {ProcessFailedError} when a back end does not start
 */
export async function startStack(run: Run, dataFolder: string, ports: Ports = []): Promise<void> {
  const { setup, processes } = run
  const backends = backendsOf(setup, root, dataFolder)
  const inUse = await portsInUse({
    ...Object.fromEntries(ports.map((name) => [portNames[name], [setup.ports[name]]])),
    ...Object.fromEntries(backends.map(({ name, port }) => [name.toLowerCase(), [port]])),
    ...(setup.starts.lake ? { 'event streams': setup.ports.lakeStreams } : {}),
  })
  if (inUse) throw new RangeError(inUse)
  if (backends.length > 0) say(`Starting ${backends.map(({ name }) => name.toLowerCase()).join(', ')} ...`)
  await startBackends(processes, backends, say)
}

/** A second local site, with ports from `port`. */
export const secondRun = (run: Run, port: number): Run => ({
  ...run,
  setup: localSetup({ ...bareEnvironment(run.setup.env), PORT: String(port) }),
})

/** Runs `work` with the local back ends. Ctrl-C and errors stop everything. */
export async function withBackends(options: RunOptions, work: (run: Run) => Promise<void>): Promise<void> {
  if (process.platform === 'win32') {
    return fail(new RangeError('This runs on macOS, on Linux, and on Windows inside WSL'))
  }
  const fault = folderFault(root)
  if (fault) return fail(new RangeError(fault))
  const processes = new Processes(root)
  const stop = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> => {
    if (processes.stopping) return
    say('\nStopping ...')
    await processes.stopAll()
    process.exit(options.ends ? 128 + constants.signals[signal] : (process.exitCode ?? 0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // Nobody reads the output any more, as after `npm run demo | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop('SIGHUP'))
  try {
    const env = options.ends ? bareEnvironment(process.env) : environmentOf(options.mode, say)
    const setup = localSetup({ ...env, NODE_ENV: options.mode })
    checkEnvironment(setup.env)
    process.on('exit', lockTree(root, options.command))
    const run = { root, setup, processes, say }
    if (options.ports)
      await startStack(run, options.dataFolder ?? path.join(root, 'local', '.data'), options.ports)
    await work(run)
    if (options.ends) await processes.stopAll()
  } catch (error) {
    if (!processes.stopping) {
      fail(error)
      await processes.stopAll()
    }
  }
}

/**
 * Runs work that ends by itself, on local back ends, beside `npm run demo`. Its folder holds their
 * data, and is removed at the end.
 */
export async function withTemporaryStack(
  command: string,
  ports: Ports | undefined,
  work: (run: Run, folder: string) => Promise<void>,
  mode: RunOptions['mode'] = 'production',
): Promise<void> {
  process.env.PORT ??= '3600'
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-'))
  // Containers and functions run as another user.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await withBackends({ command, mode, ports, dataFolder: folder, ends: true }, (run) => work(run, folder))
}

/** Prints a warning or error of the site, which names its part, as in `site: [blog] ...`. */
export const siteLine =
  (say: (line: string) => void) =>
  (line: string): void =>
    say(`site: ${line}`)

/** Runs a build program, and says how long it took. */
async function build(
  { processes, setup, say }: Run,
  name: string,
  command: string[],
  onErrorLine?: (line: string) => void,
): Promise<void> {
  const begun = performance.now()
  say(`${name} ...`)
  await processes.run({ name, command, env: setup.env, ...(onErrorLine && { onErrorLine }) })
  say(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

export const buildStudio = (run: Run): Promise<void> =>
  build(run, 'Building the Studio', ['node', 'sanity/build.ts'])

/** Builds Studio and site. */
export async function buildSite(run: Run): Promise<void> {
  await buildStudio(run)
  await build(run, 'Building the site', ['next', 'build'], siteLine(run.say))
}

/** Starts the built site, as `npm start` does. */
export const serveSite = (
  { processes, setup }: Pick<Run, 'processes' | 'setup'>,
  options: {
    onEnd?: () => void
    onErrorLine?: (line: string) => void
    onOutput?: (chunk: string) => void
  } = {},
): Promise<Child> =>
  processes.serve({
    name: 'Site',
    command: [
      'next',
      'start',
      '--keepAliveTimeout',
      '75000',
      '--port',
      String(setup.ports.site),
      '--hostname',
      setup.env.HOST ?? '',
    ],
    env: setup.env,
    ready: /Ready in/,
    ...options,
  })

/** The URLs, and what to try first. */
export function welcome({ setup }: Run, extra: string[]): string {
  const site = `http://localhost:${setup.ports.site}`
  return [
    '',
    `  Site     ${site}`,
    `  Studio   ${site}/studio`,
    ...(setup.starts.mail
      ? [`  Mail     http://localhost:${setup.ports.mail}  (what the contact form sent)`]
      : []),
    ...(setup.starts.blog
      ? [`  Blog     http://localhost:${setup.ports.blog}  (simulates the PHP host)`]
      : []),
    '',
    ...extra.map((line) => `  ${line}`),
    '  Ctrl-C stops everything. Your edits stay in local/.data; npm run content:reset starts over.',
    '',
  ].join('\n')
}
