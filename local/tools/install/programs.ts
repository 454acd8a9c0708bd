import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** Finds or installs programs that are not npm packages. */

/** A program was not found and could not be installed. */
class NoProgramError extends Error {
  override name = 'NoProgramError'
}

/** True for a file that this user may execute. */
export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a program without its output. @returns whether it succeeded */
export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      // At runlevel 1 an installed package does not start its service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
    return true
  } catch {
    return false
  }
}

/** Installs a Debian package, on Debian as root. @returns whether that worked */
export const installFromDebian = (name: string): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  attempt('apt-get', ['update']) &&
  attempt('apt-get', ['install', '-y', '--no-install-recommends', name])

/** A user's PATH often lacks these. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

function installed(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
  return folders.map((folder) => path.join(folder, program)).find(canRun)
}

function findServer(program: string, debianPackage: string): string {
  const found = installed(program) ?? (installFromDebian(debianPackage) ? installed(program) : undefined)
  if (!found)
    throw new NoProgramError(`No ${program}: install it, on Debian with apt-get install ${debianPackage}`)
  return found
}

/** The path of nginx. @throws {NoProgramError} when there is none and it cannot be installed */
export const findNginx = (): string => findServer('nginx', 'nginx')

/** The path of redis-server. @throws as {@link findNginx} */
export const findRedis = (): string => findServer('redis-server', 'redis-server')

/** Finds both before the tests: an installation takes longer than a test may. */
export function lookForServers(say: (line: string) => void): void {
  const servers = { nginx: findNginx, 'redis-server': findRedis }
  for (const [program, find] of Object.entries(servers)) {
    try {
      say(`${program}: ${find()}`)
    } catch (error) {
      if (!(error instanceof NoProgramError)) throw error
      say(`${error.message}. Its tests will fail.`)
    }
  }
}

/** The Nu HTML checker needs it. */
const minJava = 11

/** Java 8, and the stub of macOS, fail on `--version`. */
function isUsableJava(command: string): boolean {
  try {
    const output = execFileSync(command, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/^\S+ (\d+)/.exec(output)?.[1]) >= minJava
  } catch {
    return false
  }
}

/** The Java of the HTML checks; without one only these fail. */
export function findJava(say: (line: string) => void): string | undefined {
  const { env } = process
  const candidates = [env.JAVA_PATH, env.JAVA_HOME && `${env.JAVA_HOME}/bin/java`, 'java']
  const found = candidates.find((command) => command && isUsableJava(command))
  if (found) {
    say(`Java: ${found}`)
    return found
  }
  if (installFromDebian('default-jre-headless') && isUsableJava('java')) {
    say("Java: java, installed from Debian's packages")
    return 'java'
  }
  say(
    `No Java ${minJava} or newer: the checks of the HTML will fail. Install one, or name it with JAVA_PATH.`,
  )
  return undefined
}
