import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Memory of process trees, from Linux's /proc. */

type Process = { parent: number; bytes: number }

/** Parses `/proc/<id>/status`. Kernel threads have no VmRSS. */
export function readStatus(status: string): Process {
  const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 }
}

/** Every process by id. */
function processes(): Map<number, Process> {
  const all = new Map<number, Process>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      all.set(Number(entry), readStatus(readFileSync(`/proc/${entry}/status`, 'utf8')))
    } catch {
      // It has ended.
    }
  }
  return all
}

function sum(root: number, all: ReadonlyMap<number, Process>): number {
  const children = [...all].filter(([, { parent }]) => parent === root).map(([id]) => id)
  return (all.get(root)?.bytes ?? 0) + children.reduce((total, id) => total + sum(id, all), 0)
}

/** Resident bytes of `root` and its descendants; undefined without /proc. */
export function treeBytes(root: number | undefined): number | undefined {
  return root !== undefined && existsSync('/proc/self/status') ? sum(root, processes()) : undefined
}

/** Starts to watch `root`; the result stops that and gives the peak growth in bytes. */
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
