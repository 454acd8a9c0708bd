import { execFileSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

/** What the Nu HTML checker is compiled for. */
const oldestJava = 11

/** True for a Java that can run the checker. Java 8 and macOS's stand-in for a missing Java do not know the question. */
function isUsable(command: string): boolean {
  try {
    const said = execFileSync(command, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/^\S+ (\d+)/.exec(said)?.[1]) >= oldestJava
  } catch {
    return false
  }
}

const installed = (): string | undefined =>
  [
    process.env.JAVA_PATH ?? '',
    process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : '',
    'java',
  ].find((command) => command !== '' && isUsable(command))

/**
 * The Java that checks the HTML, found or installed; `say` hears in one line what was done. Without one the rest of the tests is still
 * worth running: those that need it fail, each with the line that says why.
 */
export function findJava(say: (line: string) => void): string | undefined {
  const found = installed()
  if (found) {
    say(`Java: ${found}`)
    return found
  }
  if (installFromDebian('default-jre-headless') && isUsable('java')) {
    say("Java: java, installed from Debian's packages")
    return 'java'
  }
  say(
    `No Java ${oldestJava} or newer: the checks of the HTML will fail. Install one, or name it with JAVA_PATH.`,
  )
  return undefined
}
