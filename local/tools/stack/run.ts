import process from 'node:process'
import { envFaults } from '#lib/site/envCheck.ts'
import { backendsOf, startBackends } from './backends.ts'
import { dataFolder, environmentOf, localSetup, root, type LocalSetup } from './environment.ts'
import { portsInUse } from './ports.ts'
import { ProcessFailedError, Processes } from './processes.ts'

/** A site's environment, ports and processes. */
export type Run = { setup: LocalSetup; processes: Processes }

type RunOptions = {
  /** Selects the .env files, as in Next. */
  mode: 'production' | 'development'
  /** Ports that must be free, besides the back ends' own. */
  ports: (keyof typeof portNames)[]
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

const portNames = { site: 'site', studioServer: 'Studio server' } as const

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
function checkEnvironment(...args: Parameters<typeof envFaults>): void {
  const faults = envFaults(...args).map(({ variable, problem }) => `${variable} ${problem}`)
  if (faults.length > 0)
    throw new RangeError([...faults, 'See .env.example and docs/environment.md'].join('\n'))
}

/** @throws {RangeError} when a port is in use @throws {ProcessFailedError} when one does not start */
async function startAll({ setup, processes }: Run, ports: RunOptions['ports']): Promise<void> {
  const backends = backendsOf(setup, root, dataFolder)
  const inUse = await portsInUse({
    ...Object.fromEntries(ports.map((name) => [portNames[name], [setup.ports[name]]])),
    ...Object.fromEntries(backends.map(({ name, port }) => [name.toLowerCase(), [port]])),
    ...(setup.starts.lake ? { 'event streams': setup.ports.lakeStreams } : {}),
  })
  if (inUse) throw new RangeError(inUse)
  if (backends.length === 0) return
  const names = backends.map(({ name }) => name.toLowerCase()).join(', ')
  await step(`Starting ${names}`, () => startBackends(processes, backends, say))
}

/** Runs `work` with the local back ends. Ctrl-C and errors stop everything. */
export async function withBackends(options: RunOptions, work: (run: Run) => Promise<void>): Promise<void> {
  if (process.platform === 'win32') {
    return fail(new RangeError('This runs on macOS, on Linux, and on Windows inside WSL'))
  }
  const processes = new Processes(root)
  const stop = async (): Promise<void> => {
    if (processes.stopping) return
    say('\nStopping ...')
    await processes.stopAll()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Nobody reads the output any more, as after `npm run demo | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop())
  try {
    const { env, files } = environmentOf(options.mode)
    const setup = localSetup({ ...env, NODE_ENV: options.mode })
    checkEnvironment(setup.env, files)
    const run = { setup, processes }
    await startAll(run, options.ports)
    await work(run)
  } catch (error) {
    if (!processes.stopping) {
      fail(error)
      await processes.stopAll()
    }
  }
}

/** Says what is done, and how long it took. */
export async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  say(`${what} ...`)
  await work()
  say(`${what}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** The URLs, and what to try first. */
export function welcome({ setup: { ports, starts } }: Run, hint: string): string {
  const url = (port: number) => `http://localhost:${port}`
  return [
    '',
    ...(starts.mail ? [`  Mail     ${url(ports.mail)}  (what the contact form sent)`] : []),
    ...(starts.blog ? [`  Blog     ${url(ports.blog)}  (simulates the PHP host)`] : []),
    '',
    `  ${hint}`,
    '  Ctrl-C stops everything. Your edits stay in local/.data; npm run content:reset starts over.',
    '',
    `  Site     ${url(ports.site)}`,
    `  Studio   ${url(ports.site)}/studio`,
  ].join('\n')
}
