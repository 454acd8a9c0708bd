import { createServer } from 'node:net'

/** Ports of the local servers, all derived from `PORT`. */
export type LocalPorts = {
  site: number
  lake: number
  /** For event streams: a browser opens only six connections to one port. */
  lakeStreams: number[]
  blog: number
  mail: number
  studioServer: number
  proxy: number
  /** The proxy's inner server. */
  proxyInner: number
  /** Plain nginx of the bench. */
  plain: number
  /** Of the browser, for Lighthouse. */
  debugging: number
}

const streamPortCount = 8

/** @throws {RangeError} unless `site` is a port from 1024 to 65000 */
export function localPorts(site: number): LocalPorts {
  if (!Number.isInteger(site) || site < 1024 || site > 65_000) {
    throw new RangeError('PORT must be a whole number from 1024 to 65000')
  }
  return {
    site,
    lake: site + 333,
    lakeStreams: Array.from({ length: streamPortCount }, (_, index) => site + 334 + index),
    blog: site + 350,
    mail: site + 351,
    studioServer: site + 360,
    proxy: site + 361,
    plain: site + 362,
    debugging: site + 363,
    proxyInner: site + 364,
  }
}

const isFree = (port: number, host?: string): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/** macOS does not see a listener on 127.0.0.1 without that host. */
const isTaken = async (port: number): Promise<boolean> =>
  !((await isFree(port)) && (await isFree(port, '127.0.0.1')))

/** "3334" or, for several, "3334 to 3341". */
const range = (ports: readonly number[]): string =>
  ports.length > 1 ? `${Math.min(...ports)} to ${Math.max(...ports)}` : String(ports[0])

/** One line that names the used ports of `wanted`, for an error; undefined when all are free. */
export async function portsInUse(
  wanted: Readonly<Record<string, readonly number[]>>,
): Promise<string | undefined> {
  const taken: string[] = []
  let count = 0
  for (const [purpose, ports] of Object.entries(wanted)) {
    const states = await Promise.all(ports.map(isTaken))
    const busy = ports.filter((_, index) => states[index])
    count += busy.length
    if (busy.length > 0) taken.push(`${range(busy)} (${purpose})`)
  }
  if (count === 0) return undefined
  const subject = count === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`
  return `${subject} in use. Stop what listens there, or choose another set with PORT=4000`
}
