import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** What programs hold in memory, with all that they started. Read from /proc, which only Linux has. */

type Process = { parent: number; bytes: number }

const pageSize = 4096

/** Every process of this machine by its number. */
function processes(): Map<number, Process> {
  const all = new Map<number, Process>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      // The name, in parentheses, may hold spaces; what follows it does not.
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const resident = Number(readFileSync(`/proc/${entry}/statm`, 'utf8').split(' ')[1])
      all.set(Number(entry), { parent: Number(stat[1]), bytes: resident * pageSize })
    } catch {
      // It ended while we looked.
    }
  }
  return all
}

function sum(root: number, all: ReadonlyMap<number, Process>): number {
  const children = [...all].filter(([, { parent }]) => parent === root).map(([id]) => id)
  return (all.get(root)?.bytes ?? 0) + children.reduce((total, id) => total + sum(id, all), 0)
}

/** Bytes that `root` and its descendants hold; memory that they share counts for each. Undefined where nobody can tell. */
export function treeBytes(root: number | undefined): number | undefined {
  return root !== undefined && existsSync('/proc/self/statm') ? sum(root, processes()) : undefined
}

/** Watches `root` until the function it gives is called, which tells how many bytes more than at first the tree held at its most. */
export function watchMemory(root: number): () => number | undefined {
  const before = treeBytes(root)
  if (before === undefined) return () => undefined
  let peak = before
  const look = () => {
    peak = Math.max(peak, treeBytes(root) ?? 0)
  }
  const timer = setInterval(look, 100)
  return () => {
    look()
    clearInterval(timer)
    return peak - before
  }
}
