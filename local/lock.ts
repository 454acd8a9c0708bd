import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `demo`, `dev`, the tests and the bench build into the same folders, so only one of them may run at a time; `backends` keeps the same data. */
type Holder = { pid: number; what: string; start?: string }

/** When a process began, in the words of Linux; elsewhere nothing tells. */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
  } catch {
    return undefined
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    // Signal 0 only asks whether the process exists: a lock left behind by a crash binds nobody.
    process.kill(holder.pid, 0)
    // After a restart another one may have its number, in a container most of all.
    return holder.start === startOf(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes this tree for one run and gives back the function that frees it.
 * @throws {RangeError} with one clear line when another run has it.
 */
export function lockTree(root: string, what: string): () => void {
  const file = path.join(root, 'local', '.data', 'run.json')
  const holder = holderOf(file)
  if (holder && holder.pid !== process.pid) {
    throw new RangeError(`npm run ${holder.what} is running here (process ${holder.pid}); stop it first`)
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({ pid: process.pid, what, start: startOf(process.pid) } satisfies Holder),
  )
  return () => rmSync(file, { force: true })
}
