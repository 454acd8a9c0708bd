import { jsonResponse, startPhpHost, type PhpHost } from '#tests/fixtures/phpHost.ts'
import { hurryClock } from '#tests/fixtures/hurriedClock.ts'
import { startProcess } from '#tests/fixtures/newProcess.ts'

const { setTimeout } = globalThis

/** The blog in a test: its host, what that responds in trouble, and new processes of the site. */

export const post = (id: number, more: object = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Title ${id}`,
  content: { introduction: `Introduction ${id}`, sections: [{ heading: 'H', content: [`Text ${id}`] }] },
  ...more,
})

export const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1))

type Trouble = ReturnType<PhpHost['spoil']>

/** Everything a host in trouble responds. */
export const troubles: [string, Trouble][] = [
  ['500', { status: 500 }],
  ['404', { status: 404 }],
  ['HTML', { body: '<h1>Maintenance</h1>', type: 'text/html' }],
  ['half a response', { body: '{"success":true,"data":[{"id":1,' }],
  ['success false', jsonResponse({ success: false })],
  ['an empty list', jsonResponse({ success: true, data: [] })],
  ['a list of no posts', jsonResponse({ success: true, data: [null, 5] })],
  ['a broken connection', 'break'],
  ['nothing, ever', 'hang'],
]

/** A list's titles, or the state it is in. */
export const shown = ({
  posts: state,
}: {
  posts: { kind: string; posts?: readonly { title: string }[] } | null
}) => state?.posts?.map(({ title }) => title) ?? state?.kind

/** The host of the test that runs. It knows a dozen posts and is well. */
export let host: PhpHost

/** Gives each test of a file its own host. */
export function startBlogHosts(): void {
  beforeEach(async () => {
    host = await startPhpHost(posts(12))
    // Not a spy: calls of a hanging host end after the last test.
    console.warn = () => undefined
    limitWaits(30_000)
  })
  afterEach(async () => {
    await host.close()
    jest.restoreAllMocks()
  })
}

/** From now on the host responds to every call with this. */
export function fail(trouble: Trouble): void {
  host.spoil = () => trouble
  if (trouble === 'hang') hurryClock()
}

/** The host's responses come after the time limit of pages, once the returned function is called. */
export function beLate(): () => void {
  let respond = () => {}
  host.held = new Promise<void>((done) => {
    respond = () => {
      done()
      limitWaits(30_000)
    }
  })
  limitWaits(0)
  return respond
}

/** Milliseconds for which a page waits for the host: on a busy machine its limits are too short. */
export function limitWaits(limit: number): void {
  const limits = [1_000, 4_000]
  const timer = (run: () => void, ms = 0) => setTimeout(run, limits.includes(ms) ? limit : ms).unref()
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(timer as typeof setTimeout)
}

/** The blog as a process that has just started has it. */
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
  return await import('#lib/blog/posts.server.ts')
}

/** What a page throws that would be worse than the one before. */
export const unavailable = { name: 'BlogUnavailableError' }

/** From now on the clock is ahead by this. */
export function passSeconds(seconds: number): void {
  const later = Date.now() + seconds * 1_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
}
