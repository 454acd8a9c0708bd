import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import path from 'node:path'
import { startLake, type Lake, type LakeOptions } from '#lake/server.ts'
import type { DocumentInput } from '#lake/types.ts'
import { freePortRange, studioOrigin, temporaryFolder } from './lakeProcess.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export const query = '/v2026-03-01/data/query/production?query=*%5B0%5D.text'
export const mutatePath = '/v2026-03-01/data/mutate/production'

/** Starts a lake in this process, with one document unless told otherwise. */
export function startTestLake(
  options: Partial<LakeOptions> & Pick<LakeOptions, 'port' | 'dataDir'>,
  documents: DocumentInput[] = [{ _id: 'note', _type: 'note', text: 'seeded' }],
): Promise<Lake> {
  return startLake({
    streamPorts: [],
    projectId: 'local',
    dataset: 'production',
    allowedOrigins: [studioOrigin],
    webhook: undefined,
    seed: () => Promise.resolve({ documents, assetRoot: options.dataDir }),
    log: () => undefined,
    ...options,
  })
}

/** A lake in this process, with one document, while the tests of a file run; and how to ask it. */
export function lakeServer(options: Partial<LakeOptions> = {}) {
  const dataDir = temporaryFolder()
  const log: string[] = []
  // A kept connection does not notice that its lake ended, and the next may have the same port.
  const agent = new Agent({ keepAlive: true })
  let lake: Lake

  /** Starts another, with its data in a folder of `dataDir`. */
  async function start(port: number, folder = ''): Promise<Lake> {
    return startTestLake({
      port,
      streamPorts: [port + 1, port + 2],
      dataDir: path.join(dataDir, folder),
      log: (line) => log.push(line),
      ...options,
    })
  }

  beforeAll(async () => {
    lake = await start(await freePortRange())
  })
  afterAll(() => {
    agent.destroy()
    return lake.close()
  })

  /** Raw, because fetch would not send any Host or path it likes. */
  function ask(path: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: lake.port, path, agent, ...options }
      const sent = request(target, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return { dataDir, log, start, ask, port: () => lake.port }
}
