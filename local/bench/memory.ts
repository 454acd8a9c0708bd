import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** What programs hold in memory, with all that they started. Read from /proc, which only Linux has. */

type Process = { parent: number; bytes: number }

/** What a `/proc/<id>/status` says. The kernel counts in kB, whatever size its pages have; its own threads hold nothing. */
export function readStatus(status: string): Process {
  const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 }
}

/** Every process of this machine by its number. */
function processes(): Map<number, Process> {
  const all = new Map<number, Process>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      all.set(Number(entry), readStatus(readFileSync(`/proc/${entry}/status`, 'utf8')))
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
  return root !== undefined && existsSync('/proc/self/status') ? sum(root, processes()) : undefined
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
