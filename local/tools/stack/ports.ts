import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
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

/** Undefined where the system keeps it from us, as of another user's process. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Id and command of the process that listens on `port`, as Linux tells in `/proc`. */
function listenerInProc(port: number): string | undefined {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => attempt(() => readFileSync(file, 'utf8').split('\n')) ?? [])
    .map((line) => line.trim().split(/\s+/))
    // 0A is LISTEN.
    .filter(([, local, , state]) => local?.endsWith(address) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`)
  const holds = (id: string) =>
    attempt(() => readdirSync(`/proc/${id}/fd`))?.some((file) =>
      sockets.includes(attempt(() => readlinkSync(`/proc/${id}/fd/${file}`)) ?? ''),
    )
  const id = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name))
  return id && `${id} ${readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')}`
}

/** The same where `lsof` tells, as on macOS. */
function listenerByLsof(port: number): string | undefined {
  const { stdout } = spawnSync('lsof', ['-nPt', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
  const [id] = stdout?.match(/\d+/) ?? []
  return id && spawnSync('ps', ['-o', 'pid=,args=', '-p', id], { encoding: 'utf8' }).stdout
}

/** `, process 123 next-server`; empty where nothing tells. */
function listener(port: number): string {
  const found = attempt(() => (process.platform === 'linux' ? listenerInProc(port) : listenerByLsof(port)))
  // The names of programs, without their folders.
  const words =
    found
      ?.trim()
      .split(/\s+/)
      .map((word) => path.basename(word)) ?? []
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
