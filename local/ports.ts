import { createServer } from 'node:net'

/** Ports of the local servers. All follow from the site's, so that `PORT=4000` moves the whole set. */
export type LocalPorts = {
  site: number
  lake: number
  /** Siblings of the lake's port for its event streams: a browser opens only six connections to one port. */
  lakeStreams: number[]
  blog: number
  mail: number
  studioServer: number
  /** The production front, where a test or a measurement wants one. */
  front: number
  /** Where that front asks itself. */
  frontItself: number
  /** Plain nginx, which measurements compare with. */
  plain: number
  /** At which tools beside Playwright drive the browser. */
  debugging: number
}

/** Siblings of the lake's port. */
export const streamPortCount = 8

/** @throws {RangeError} when `site` is no port number, or leaves no room for its siblings. */
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
    front: site + 361,
    plain: site + 362,
    debugging: site + 363,
    frontItself: site + 364,
  }
}

const isFree = (port: number, host?: string): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/** Without a host a listener on any address of the machine counts; but for macOS, where one on this address is not seen then. */
const isTaken = async (port: number): Promise<boolean> =>
  !((await isFree(port)) && (await isFree(port, '127.0.0.1')))

/** "3334" or, for several, "3334 to 3341". */
const range = (ports: readonly number[]): string =>
  ports.length > 1 ? `${Math.min(...ports)} to ${Math.max(...ports)}` : String(ports[0])

/** One line that names every port of `wanted` (ports by purpose) in use, or undefined when all are free. */
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
  return `${subject} in use. Stop what listens there, or choose another set with PORT=4000.`
}
