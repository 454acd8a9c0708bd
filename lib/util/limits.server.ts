import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { cacheFolder } from './process.server.ts'

/** Bytes. A limit of 0 is none. */
type Usage = { used: number; limit: number }

const nearBy = 0.8

/** Milliseconds between two looks. */
const interval = 60_000

/** This process, below the limit of its container. */
function memory(): Usage {
  const limit = process.constrainedMemory()
  return { used: process.memoryUsage.rss(), limit: limit < totalmem() ? limit : 0 }
}

/** The disk that has the caches. Anything on it counts. */
async function disk(): Promise<Usage> {
  const { bavail, blocks, bsize } = await statfs(cacheFolder)
  return { used: (blocks - bavail) * bsize, limit: blocks * bsize }
}

const isNear = ({ used, limit }: Usage): boolean => limit > 0 && used > limit * nearBy

/** A watch over one limit: the line to log when 80 % are reached, once until it is less again. */
export function limitWatch(name: string): (usage: Usage) => string | undefined {
  let wasNear = false
  return (usage) => {
    const isNews = isNear(usage) && !wasNear
    wasNear = isNear(usage)
    const [used, limit] = [usage.used, usage.limit].map((bytes) => Math.round(bytes / 1_000_000))
    return isNews ? `[limits] ${name}: ${used} of ${limit} MB are used.` : undefined
  }
}

/** Logs when memory or disk come near their limit. */
export function watchLimits(): void {
  const [memoryLine, diskLine] = [limitWatch('memory'), limitWatch('disk')]
  const look = async () => {
    // Without a cache folder there is nothing to watch.
    const usage = await disk().catch(() => ({ used: 0, limit: 0 }))
    for (const line of [memoryLine(memory()), diskLine(usage)]) if (line) console.warn(line)
  }
  setInterval(() => void look(), interval).unref()
}
