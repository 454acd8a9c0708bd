import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** One command at a time: they share build folders and data. */
type Holder = { pid: number; what: string; start?: string }

/** When a process started, on Linux; process ids are reused. */
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
    // Throws when the process is gone.
    process.kill(holder.pid, 0)
    return holder.start === startOf(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

/** Locks this tree; the result unlocks it. @throws {RangeError} when another command runs */
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
