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

/** Installs Debian packages, on Debian as root. @returns whether that worked */
export const installFromDebian = (...names: string[]): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  attempt('apt-get', ['update']) &&
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names])

/** Each with its Debian packages, and what the tests need it for. */
const programs = {
  nginx: { debian: 'nginx', use: 'the reverse proxy' },
  'redis-server': { debian: 'redis-server', use: 'pages that replicas share' },
  java: { debian: 'default-jre-headless', use: 'the Nu HTML checker, with Java 11 or newer' },
  'firefox-esr': { debian: 'firefox-esr', use: 'tests in Firefox' },
  WebKitWebDriver: { debian: 'webkit2gtk-driver', use: 'tests in WebKit, the engine of Safari' },
  gjs: { debian: 'gjs gir1.2-webkit2-4.1', use: 'the window of WebKit' },
  Xvfb: { debian: 'xvfb', use: 'the screen of WebKit' },
} as const

export type Program = keyof typeof programs

/** A user's PATH often lacks these. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

/** Java 8, and the stub of macOS, fail on `--version`. */
function isUsableJava(file: string): boolean {
  try {
    const version = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/^\S+ (\d+)/.exec(version)?.[1]) >= 11
  } catch {
    return false
  }
}

function find(program: Program): string | undefined {
  const { env } = process
  const named = program === 'java' ? [env.JAVA_PATH, env.JAVA_HOME && `${env.JAVA_HOME}/bin/java`] : []
  const folders = [...(env.PATH ?? '').split(path.delimiter), ...systemFolders]
  return [...named, ...folders.map((folder) => path.join(folder, program))].find(
    (file) => file && canRun(file) && (program !== 'java' || isUsableJava(file)),
  )
}

/** The path of a program. @throws {NoProgramError} when it is missing and cannot be installed */
export function findProgram(program: Program): string {
  const { debian, use } = programs[program]
  const found = find(program) ?? (installFromDebian(...debian.split(' ')) ? find(program) : undefined)
  if (found) return found
  throw new NoProgramError(`No ${program}, for ${use}: install it, on Debian with apt-get install ${debian}`)
}

/** True where tests of a program are skipped: it is missing, and this is no CI. */
export const isMissing = (program: Program): boolean => process.env.CI !== 'true' && !find(program)

/**
 * Finds all before the tests, as an installation takes longer than a test may.
 * @returns a sentence for each that is missing
 */
export function findPrograms(say: (line: string) => void): string[] {
  return (Object.keys(programs) as Program[]).flatMap((program) => {
    try {
      say(`${program}: ${findProgram(program)}`)
      return []
    } catch (error) {
      if (!(error instanceof NoProgramError)) throw error
      say(`${error.message}. Its tests ${isMissing(program) ? 'are skipped' : 'will fail'}.`)
      return [`${error.message}.`]
    }
  })
}
