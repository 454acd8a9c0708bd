import type { Socket } from 'node:net'
import { fetchPosts } from '../blog/host.server.ts'
import { isEnding } from './shutdown.server.ts'
import { contentFault } from '../sanity/content/client.server.ts'
import { redis, type RedisState } from '../util/redis.server.ts'

type BackEnd = 'up' | 'down' | 'unknown'

/** What /api/ready says. */
export type Readiness = {
  status: 'ready' | 'starting' | 'ending'
  /** `clockSkew` is in seconds: by how much this machine's clock is ahead of Redis's. */
  backEnds: { contentLake: BackEnd; blogHost: BackEnd; redis?: RedisState; clockSkew?: number }
}

/** Milliseconds between two calls to the back ends: plans count requests. */
export const askAgainAfter = 300_000

/** Milliseconds for home to be rendered, and for the content lake. */
const checkTimeout = 5_000

const backEnds: Readiness['backEnds'] = { contentLake: 'unknown', blogHost: 'unknown' }
let askedAt = -Infinity
let isWarm = false

/** Nobody waits for a back end: the state is that of the last call. */
function askBackEnds(): void {
  if (performance.now() - askedAt < askAgainAfter) return
  askedAt = performance.now()
  void contentFault(checkTimeout).then(
    (fault) => (backEnds.contentLake = fault ? 'down' : 'up'),
    () => (backEnds.contentLake = 'down'),
  )
  void fetchPosts().then((posts) => (backEnds.blogHost = posts ? 'up' : 'down'))
}

/** Renders home once in this process, so that no visitor waits for code to load. */
async function warm({ localAddress = '127.0.0.1', localPort }: Address): Promise<boolean> {
  const address = localAddress.replace(/^::ffff:/, '')
  const host = address.includes(':') ? `[${address}]` : address
  try {
    const home = await fetch(`http://${host}:${localPort}/`, { signal: AbortSignal.timeout(checkTimeout) })
    await home.arrayBuffer()
    return home.ok
  } catch {
    return false
  }
}

type Address = Pick<Socket, 'localAddress' | 'localPort'>

/** Once ready, a process stays so: it serves what it has while back ends are down. Never throws. */
export async function readiness(own: Address): Promise<Readiness> {
  askBackEnds()
  isWarm ||= await warm(own)
  if (redis) Object.assign(backEnds, { redis: redis.state, clockSkew: redis.clockSkew })
  return { status: isEnding() ? 'ending' : isWarm ? 'ready' : 'starting', backEnds }
}
