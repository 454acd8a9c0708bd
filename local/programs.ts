import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { installFromDebian } from './debian.ts'

/** Servers and measuring tools that are not npm packages. */

/** A program was not found and could not be installed. */
class NoProgramError extends Error {
  override name = 'NoProgramError'
}

/** Where servers usually are; a user's PATH often leaves these out. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

/** True if there is something at this path that this user may execute. */
export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
  return folders.map((folder) => path.join(folder, name)).find(canRun)
}

/**
 * Where a program is; it is installed from the Debian package of its name if it is nowhere.
 * @throws {NoProgramError} when it is not there and cannot be installed.
 */
export function findProgram(name: 'nginx' | 'wrk'): string {
  const found = find(name) ?? (installFromDebian(name) ? find(name) : undefined)
  if (!found) throw new NoProgramError(`No ${name}: install it, on Debian with apt-get install ${name}`)
  return found
}

/**
 * Looks for the nginx of the tests at once, and installs it where that is possible, since it takes longer than a test may; `say` hears in one
 * line how it went. Without one the rest is still worth running: tests that need it fail, each with the line that says why.
 */
export function lookForNginx(say: (line: string) => void): void {
  try {
    say(`nginx: ${findProgram('nginx')}`)
  } catch (error) {
    if (!(error instanceof NoProgramError)) throw error
    say(`${error.message}. The tests of the production front will fail.`)
  }
}
