import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

/** Ports of the local servers, all derived from `PORT`. */
export type LocalPorts = ReturnType<typeof localPorts>

/** @throws {RangeError} unless `site` is a port from 1024 to 65000 */
export function localPorts(site: number) {
  if (!Number.isInteger(site) || site < 1024 || site > 65_000)
    throw new RangeError('PORT must be a whole number from 1024 to 65000')
  return {
    site,
    lake: site + 333,
    // For event streams: a browser opens only six connections to one port.
    lakeStreams: Array.from({ length: 8 }, (_, index) => site + 334 + index),
    blog: site + 350,
    mail: site + 351,
    studioServer: site + 360,
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

const outputOf = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim()

/** `, process 123 next-server`; empty where the system does not tell, as of another user's process. */
function listener(port: number): string {
  // Linux has ss, whose lsof does not see a process with a bracket in its name; macOS has lsof.
  const sockets = outputOf('ss', '-Hltnp', `sport = :${port}`)
  const id = /pid=(\d+)/.exec(sockets ?? '')?.[1] ?? outputOf('lsof', '-nPt', `-iTCP:${port}`, '-sTCP:LISTEN')
  const found = id && outputOf('ps', '-o', 'pid=,args=', '-p', id)
  // The names of programs, without their folders.
  const words = found?.split(/\s+/).map((word) => path.basename(word)) ?? []
  return found ? `, process ${words.join(' ').slice(0, 60)}` : ''
}

/** One line that names the used ports of `wanted`, for an error; undefined when all are free. */
export async function portsInUse(
  wanted: Readonly<Record<string, readonly number[]>>,
): Promise<string | undefined> {
  const words: string[] = []
  for (const [purpose, ports] of Object.entries(wanted)) {
    const states = await Promise.all(ports.map(isTaken))
    const [first, ...others] = ports.filter((_, index) => states[index])
    const range = others.length > 0 ? `${first} to ${others.at(-1)}` : first
    if (first) words.push(`${range} (${purpose}${listener(first)})`)
  }
  if (words.length === 0) return undefined
  const subject = words.length === 1 ? `Port ${words[0]} is` : `Ports ${words.join(', ')} are`
  return `${subject} in use. Stop what listens there, or choose another set with PORT=4000`
}
