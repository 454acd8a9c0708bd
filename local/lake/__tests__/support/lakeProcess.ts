import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ClientError, createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { Store } from '#lake/store/store.ts'
import { mutate } from '#lake/mutations/mutate.ts'
import { createServices } from '#lake/services.ts'
import { StreamPorts } from '#lake/live/streamPorts.ts'
import type { MutationInput } from '#lake/types.ts'

export const studioOrigin = 'http://localhost:3000'
const project = { projectId: 'local', dataset: 'production' }

/** A data folder of its own, gone when the tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lake-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Puts something into a lake before it starts. */
export function prepareLake(
  dataDir: string,
  mutations: MutationInput[] = [{ create: { _id: 'note', _type: 'note' } }],
): void {
  const store = new Store({
    dataDir,
    publicUrl: 'http://localhost:3333',
    namespace: project,
  })
  mutate(store, createServices(store, project, new StreamPorts([], () => 0)).queries, mutations)
  store.close()
}

export interface RunningLake {
  port: number
  url: string
  process: ChildProcess
  /** Kills it the hard way and waits until it is gone. */
  kill: () => Promise<void>
  client: (config?: Partial<ClientConfig>) => SanityClient
}

/** The real client of the lake on a port. */
export function clientOf(port: number, config: Partial<ClientConfig> = {}): SanityClient {
  return createClient({
    ...project,
    apiHost: `http://localhost:${port}`,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2026-03-01',
    token: 'local',
    maxRetries: 0,
    ...config,
  })
}

/** Starts the lake's process, and waits until it says that it is ready. */
export async function startLakeProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningLake> {
  const port = Number(env.LAKE_PORT ?? (await freePortRange()))
  const child = spawn(process.execPath, [path.resolve(__dirname, '../../main.ts')], {
    env: { ...process.env, LAKE_DATA: dataDir, LAKE_ORIGINS: studioOrigin, ...env, LAKE_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    void gone.then(() => reject(new Error(`the lake did not start: ${said}`)))
  })
  const url = `http://localhost:${port}`
  return {
    port,
    url,
    process: child,
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
    client: (config) => clientOf(port, config),
  }
}

/** A lake that runs while the tests of the file do, with one note in it. */
export function lakeForTests(): Pick<RunningLake, 'client'> & {
  restart: (meanwhile?: MutationInput[]) => Promise<void>
} {
  const dataDir = temporaryFolder()
  let running: RunningLake
  beforeAll(async () => {
    prepareLake(dataDir)
    running = await startLakeProcess(dataDir)
  })
  afterAll(() => running.kill())
  return {
    client: (config) => running.client(config),
    /** Kills it and starts it again where it was. What is written meanwhile, nobody hears of. */
    restart: async (meanwhile) => {
      await running.kill()
      if (meanwhile) prepareLake(dataDir, meanwhile)
      running = await startLakeProcess(dataDir, { LAKE_PORT: String(running.port) })
    },
  }
}

/** What the lake says when it refuses; fails when it does not. */
export async function refusal(promise: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}

const rangesOfFile = 21
let drawn = Math.floor(Math.random() * rangesOfFile)

/**
 * The first of nine free ports in a row: one for the lake, eight for its event streams. Each call
 * gives others, as a range may be taken only later. Test files that run at the same time look in
 * different places. A hundred places fit below the ports that systems give out.
 */
export async function freePortRange(): Promise<number> {
  const place = 10_000 + Number(process.env.JEST_WORKER_ID ?? 0) * 200
  for (;;) {
    const first = place + (drawn++ % rangesOfFile) * 9
    const free = await Promise.all(Array.from({ length: 9 }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
