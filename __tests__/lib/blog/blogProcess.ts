import type * as atomic from '../../../lib/util/writeFileAtomic.server.ts'
import { jsonAnswer, startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'
import { hurryClock } from '../../fixtures/hurriedClock.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const { setTimeout } = globalThis

/** The blog's gateway in a test: its host, what that responds in trouble, and new processes. */

export const post = (id: number, more: object = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Title ${id}`,
  content: { introduction: `Introduction ${id}`, sections: [{ heading: 'H', content: [`Text ${id}`] }] },
  ...more,
})

export const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1))

/**
 * Writes that the gateway has begun: it responds before they end, and its folder goes after them.
 */
const mockWrites: Promise<unknown>[] = []
jest.mock('../../../lib/util/writeFileAtomic.server.ts', () => {
  const { writeFileAtomic } = jest.requireActual<typeof atomic>('../../../lib/util/writeFileAtomic.server.ts')
  return {
    writeFileAtomic: (...write: Parameters<typeof writeFileAtomic>) => {
      const written = writeFileAtomic(...write)
      mockWrites.push(written)
      return written
    },
  }
})

type Trouble = ReturnType<PhpHost['spoil']>

/** Everything a host in trouble responds. */
export const troubles: [string, Trouble][] = [
  ['500', { status: 500 }],
  ['404', { status: 404 }],
  ['HTML', { body: '<h1>Maintenance</h1>', type: 'text/html' }],
  ['half a response', { body: '{"success":true,"data":[{"id":1,' }],
  ['success false', jsonAnswer({ success: false })],
  ['an empty list', jsonAnswer({ success: true, data: [] })],
  ['a list of no posts', jsonAnswer({ success: true, data: [null, 5] })],
  ['a broken connection', 'break'],
  ['nothing, ever', 'hang'],
]

/** A response and none at all, for rules that hold in any trouble. */
export const fewTroubles = troubles.filter(([name]) => name === '500' || name === 'nothing, ever')

/** A context of `getStaticProps`: Next generates the page because an editor published something. */
export const publish = { revalidateReason: 'on-demand' } as const

/** A list's titles, or the state it is in. */
export const shown = ({
  posts: state,
}: {
  posts: { kind: string; posts?: readonly { title: string }[] } | null
}) => state?.posts?.map(({ title }) => title) ?? state?.kind

/** The host of the test that runs. It knows a dozen posts and is well. */
export let host: PhpHost
let scratch: ScratchFolder
let over: AbortController

/** Gives each test of a file its own host, with nothing cached from it. */
export function startBlogHosts(): void {
  beforeEach(async () => {
    over = new AbortController()
    host = await startPhpHost(posts(12))
    scratch = enterScratchFolder()
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    waitFor(30_000)
  })
  afterEach(async () => {
    over.abort()
    await host.close()
    await Promise.allSettled(mockWrites.splice(0))
    scratch.leave()
    jest.restoreAllMocks()
  })
}

/** From now on the host responds to every call with this. */
export function fail(trouble: Trouble): void {
  host.spoil = () => trouble
  if (trouble === 'hang') hurryClock()
}

/** The gateway as a process that has just started has it. */
export async function newProcess(env: Record<string, string> = {}) {
  Object.assign(process.env, {
    NEXT_PUBLIC_BLOG_API_HOST: host.url,
    SANITY_REVALIDATE_SECRET: 'sixteen-letters!',
    NEXT_PHASE: '',
    BLOG_REVALIDATE_SECONDS: '',
    REVALIDATE_SECONDS: '',
    ...env,
  })
  startProcess()
  return import('../../../lib/blog/posts.server.ts')
}

/** Milliseconds for which a page waits for the host: on a busy machine its limits are too short. */
function waitFor(limit: number): void {
  const limits = [1_000, 4_000]
  const timer = (run: () => void, ms = 0) => setTimeout(run, limits.includes(ms) ? limit : ms).unref()
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(timer as typeof setTimeout)
}

/** What a page throws that would be worse than the one before. */
export const unavailable = { name: 'BlogUnavailableError' }

/** From now on the host responds after the time limit of pages. */
export function slow(): void {
  const { fetch } = globalThis
  const { signal } = over
  waitFor(0)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    try {
      await new Promise((late) => setTimeout(late, 20))
      return await fetch(...call)
    } finally {
      // Nothing comes after the test.
      if (signal.aborted) await new Promise(() => undefined)
    }
  })
}
