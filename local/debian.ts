import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program for what it does, not for what it says. @returns whether it ended well */
export const attempt = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      // Runlevel 1 keeps a package that brings a service, as nginx does, from starting it.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
    return true
  } catch {
    return false
  }
}

/** Installs a package of Debian, where this is Debian and we are root, as in most CI. @returns whether that worked */
export const installFromDebian = (name: string): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  attempt('apt-get', ['update']) &&
  attempt('apt-get', ['install', '-y', '--no-install-recommends', name])
