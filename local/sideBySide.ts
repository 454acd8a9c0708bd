import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Runs the npm scripts that it is given side by side, one a core and at least two, begun in their order. Each says in one line how it
 * ended; what it printed is shown only if it failed. Exits with 1 if one did, after all have ended.
 */

const waiting = process.argv.slice(2)

/** Whether the script ended well. */
function run(script: string): Promise<boolean> {
  const begun = performance.now()
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stdout.write(
        code === 0 ? `${script}: passed in ${seconds} s\n` : `\n${printed.trim()}\n\n${script}: failed\n`,
      )
      done(code === 0)
    })
  })
}

async function runNext(): Promise<void> {
  const script = waiting.shift()
  if (script === undefined) return
  if (!(await run(script))) process.exitCode = 1
  await runNext()
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext))
