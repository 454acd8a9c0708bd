import process from 'node:process'
import { exitOnEnvFaults } from '#lib/site/envCheck.ts'
import { backendsOf, startBackends } from './backends.ts'
import { localSetup, root, type environmentOf, type LocalSetup } from './environment.ts'
import { portsInUse } from './ports.ts'
import { ProcessFailedError, Processes } from './processes.ts'

/** A site's environment, ports and processes. */
export type Run = { setup: LocalSetup; processes: Processes }

type RunOptions = ReturnType<typeof environmentOf> & {
  /** Ports that must be free, besides the back ends' own. */
  ports: (keyof typeof portNames)[]
}

const portNames = { site: 'site', studioServer: 'Studio server' } as const

/** Prints an error, after the output of a program that failed. */
function fail(error: unknown): void {
  if (error instanceof ProcessFailedError) {
    console.error(`\n${error.output.trim()}\n\n${error.message}.`)
  } else {
    console.error(error instanceof RangeError ? `${error.message}.` : error)
  }
  process.exitCode = 1
}

/** @throws {RangeError} when a port is in use @throws {ProcessFailedError} when one does not start */
async function startAll({ setup, processes }: Run, ports: RunOptions['ports']): Promise<void> {
  const backends = backendsOf(setup)
  const inUse = await portsInUse({
    ...Object.fromEntries(ports.map((name) => [portNames[name], [setup.ports[name]]])),
    ...Object.fromEntries(backends.map(({ name, port }) => [name.toLowerCase(), [port]])),
    ...(setup.starts.lake ? { 'event streams': setup.ports.lakeStreams } : {}),
  })
  if (inUse) throw new RangeError(inUse)
  if (backends.length === 0) return
  const names = backends.map(({ name }) => name.toLowerCase()).join(', ')
  await step(`Starting ${names}`, () => startBackends(processes, backends))
}

/** Runs `work` with the local back ends. Ctrl-C and errors stop everything. */
export async function withBackends(
  { env, files, ports }: RunOptions,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const processes = new Processes(root)
  const stop = async (): Promise<void> => {
    if (processes.stopping) return
    console.log('\nStopping ...')
    await processes.stopAll()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Nobody reads the output any more, as after `npm run demo | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop())
  try {
    const setup = localSetup(env)
    exitOnEnvFaults(setup.env, files)
    const run = { setup, processes }
    await startAll(run, ports)
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
  console.log(`${what} ...`)
  await work()
  console.log(`${what}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
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
