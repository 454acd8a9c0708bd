import { constants } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { envFaults } from '../lib/envCheck.ts'
import { backendsOf, startBackends } from './backends.ts'
import { bareEnvironment, environmentOf, localSetup, type LocalSetup } from './environment.ts'
import { lockTree } from './lock.ts'
import { portsInUse } from './ports.ts'
import { ProcessFailedError, Processes } from './processes.ts'

/** What `demo`, `dev`, `backends`, the tests and the bench share: the environment, the port check, the local back ends, and a clean end. */
export type Run = { root: string; setup: LocalSetup; processes: Processes; say: (line: string) => void }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Ends the process with one clear line for a person; what a failed program said is shown above it. */
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

/** @throws {RangeError} with one line a fault, before anything is started or built. */
function checkEnvironment(env: NodeJS.ProcessEnv): void {
  const faults = envFaults(env).map(({ variable, problem }) => `${variable} ${problem}`)
  if (faults.length > 0)
    throw new RangeError([...faults, 'See .env.example and the table in README.md'].join('\n'))
}

/** What each port is for, in the words of a message. */
const portNames = {
  site: 'site',
  studioServer: 'Studio server',
  front: 'front',
  frontItself: 'front asking itself',
  plain: 'plain nginx',
  debugging: 'browser',
} as const

/**
 * Runs `work` with the local back ends up, and stops everything on Ctrl-C or on an error. Work that comes to an end stops them itself.
 * `mode` decides which .env files count, as Next has it.
 */
export async function withBackends(
  options: {
    root: string
    /** The npm script that runs, for the message to a second one. */
    what: string
    mode: 'production' | 'development'
    /** Which ports beside the back ends' must be free. */
    ports: (keyof typeof portNames)[]
    /** Where the back ends keep their data; local/.data unless given. */
    dataFolder?: string
    /** Whether `work` comes to an end, as tests do: a signal before that is a failure then, not the way to stop it. */
    ends?: boolean
    /** Nothing but local back ends, whatever the environment says: tests must never reach a real one. */
    onlyLocal?: boolean
  },
  work: (run: Run) => Promise<void>,
): Promise<void> {
  if (process.platform === 'win32') {
    return fail(new RangeError('This runs on macOS, on Linux, and on Windows inside WSL'))
  }
  const processes = new Processes(options.root)
  const stop = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> => {
    if (processes.stopping) return
    say('\nStopping ...')
    await processes.stopAll()
    process.exit(options.ends ? 128 + constants.signals[signal] : (process.exitCode ?? 0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  try {
    const env = options.onlyLocal
      ? bareEnvironment(process.env)
      : environmentOf(options.root, options.mode, say)
    const setup = localSetup({ ...env, NODE_ENV: options.mode })
    checkEnvironment(setup.env)
    process.on('exit', lockTree(options.root, options.what))
    const backends = backendsOf(
      setup,
      options.root,
      options.dataFolder ?? path.join(options.root, 'local', '.data'),
    )
    const wanted = {
      ...Object.fromEntries(options.ports.map((name) => [portNames[name], [setup.ports[name]]])),
      ...Object.fromEntries(backends.map(({ name, port }) => [name.toLowerCase(), [port]])),
      ...(setup.starts.lake ? { 'event streams': setup.ports.lakeStreams } : {}),
    }
    const inUse = await portsInUse(wanted)
    if (inUse) throw new RangeError(inUse.replace(/\.$/, ''))
    if (backends.length > 0) say(`Starting ${backends.map(({ name }) => name.toLowerCase()).join(', ')} ...`)
    await startBackends(processes, backends, say)
    await work({ root: options.root, setup, processes, say })
  } catch (error) {
    if (!processes.stopping) {
      fail(error)
      await processes.stopAll()
    }
  }
}

/** Starts the built site on its port, as `npm start` does. */
export const serveSite = (
  { processes, setup }: Pick<Run, 'processes' | 'setup'>,
  onEnd?: () => void,
): ReturnType<Processes['serve']> =>
  processes.serve({
    name: 'Site',
    command: ['node', 'server.ts', '--port', String(setup.ports.site)],
    env: setup.env,
    ready: /Ready in/,
    onEnd,
  })

/** The lines that tell where everything is and what to try first. */
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
      ? [`  Blog     http://localhost:${setup.ports.blog}  (stand-in for the PHP host)`]
      : []),
    '',
    ...extra.map((line) => `  ${line}`),
    '  Ctrl-C stops everything. What you edit is kept in local/.data; npm run content:reset starts over.',
    '',
  ].join('\n')
}
