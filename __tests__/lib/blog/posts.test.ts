/** @jest-environment node */
import { jsonAnswer, startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const post = (id: number, more: object = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Title ${id}`,
  content: { introduction: `Introduction ${id}`, sections: [{ heading: 'H', content: [`Text ${id}`] }] },
  ...more,
})

const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1))

let host: PhpHost
let scratch: ScratchFolder

beforeEach(async () => {
  host = await startPhpHost(posts(12))
  scratch = enterScratchFolder()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await host.close()
  scratch.leave()
  jest.restoreAllMocks()
})

/** The gateway as a process that has just started has it. */
async function newProcess(env: Record<string, string> = {}) {
  Object.assign(process.env, {
    NEXT_PUBLIC_BLOG_API_HOST: host.url,
    SANITY_REVALIDATE_SECRET: 'sixteen-letters!',
    NEXT_PHASE: '',
    BLOG_REVALIDATE_SECONDS: '',
    ...env,
  })
  delete (globalThis as { __keptBlogAnswers?: unknown }).__keptBlogAnswers
  jest.resetModules()
  return import('../../../lib/blog/posts.server.ts')
}

const building = { NEXT_PHASE: 'phase-production-build' }
const publish = { revalidateReason: 'on-demand' } as const

/** A list's titles, or the state it is in. */
const shown = ({ posts: state }: { posts: { kind: string; posts?: readonly { title: string }[] } | null }) =>
  state?.posts?.map(({ title }) => title) ?? state?.kind

/** Everything a host in trouble answers. */
const troubles: [string, ReturnType<PhpHost['spoil']>][] = [
  ['500', { status: 500 }],
  ['404', { status: 404 }],
  ['HTML', { body: '<h1>Maintenance</h1>', type: 'text/html' }],
  ['half an answer', { body: '{"success":true,"data":[{"id":1,' }],
  ['success false', jsonAnswer({ success: false })],
  ['an empty list', jsonAnswer({ success: true, data: [] })],
  ['a list of no posts', jsonAnswer({ success: true, data: [null, 5] })],
  ['a broken connection', 'break'],
  ['nothing, ever', 'hang'],
]

describe('a list', () => {
  test('holds what home shows and no more, the text of the body with the first post only', async () => {
    const { posts: state, revalidate } = await (await newProcess()).getHomePosts()
    if (state.kind !== 'loaded') throw new Error(state.kind)
    expect(state.posts.map(({ title }) => title)).toEqual([
      'Title 1',
      'Title 2',
      'Title 3',
      'Title 4',
      'Title 5',
    ])
    expect(state.posts.map(({ excerpt }) => excerpt)).toEqual(['Text 1', '', '', '', ''])
    expect(state.total).toBe(12)
    expect(revalidate).toBe(60)
  })

  test('is asked for again after the seconds that the environment names', async () => {
    const { getHomePosts } = await newProcess({ BLOG_REVALIDATE_SECONDS: '5' })
    expect((await getHomePosts()).revalidate).toBe(5)
    host.spoil = () => 'break'
    expect((await getHomePosts()).revalidate).toBe(5)
  })

  test.each(troubles)(
    'stays as it was when the host answers %s, also in a new process',
    async (_name, trouble) => {
      await (await newProcess()).getHomePosts()
      host.spoil = () => trouble
      const { getHomePosts, getBlogPosts } = await newProcess()
      const home = await getHomePosts()
      expect(shown(home)).toHaveLength(5)
      expect(home.revalidate).toBe(10)
      expect(shown(await getBlogPosts())).toHaveLength(12)
    },
  )

  test.each(troubles)('that never was is loading when the host answers %s', async (_name, trouble) => {
    host.spoil = () => trouble
    const { getHomePosts, getBlogPosts } = await newProcess()
    expect(await getHomePosts()).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
    expect(await getBlogPosts()).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
  })

  test('does not wait for a slow host, and has its answer the next time', async () => {
    const { getHomePosts } = await newProcess()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const fetched = globalThis.fetch
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      await slow
      return fetched(...call)
    })
    expect(shown(await getHomePosts())).toBe('loading')
    answer()
    await expectSoon(async () => expect(shown(await getHomePosts(publish))).toHaveLength(5))
  })

  test('is not asked for when an editor publishes', async () => {
    const { getHomePosts } = await newProcess()
    await getHomePosts()
    host.asked = []
    expect(shown(await getHomePosts(publish))).toHaveLength(5)
    expect(host.asked).toEqual([])
  })

  test('comes in pages that hold every post once, and ends with the last', async () => {
    host.posts = posts(120)
    const { getBlogPosts, getOlderPosts } = await newProcess()
    const pages = [await getBlogPosts(), await getOlderPosts(2), await getOlderPosts(3)].map(shown)
    expect(pages.flat()).toEqual(host.posts.map(({ title }) => title))
    expect((await getOlderPosts(4)).posts).toBeNull()
  })

  test('a page of older posts is loading, not missing, while nobody knows the posts', async () => {
    host.spoil = () => 'break'
    expect(shown(await (await newProcess()).getOlderPosts(2))).toBe('loading')
  })

  test('names pictures by addresses of this site, and leaves a post without one alone', async () => {
    host.posts = [post(1, { image: '/a.png' }), post(2)]
    const { posts: state } = await (await newProcess()).getHomePosts()
    if (state.kind !== 'loaded') throw new Error(state.kind)
    expect(state.posts[0]?.image.src).toMatch(/^\/api\/media\/blog\/[\w-]{22}\?url=http%3A%2F%2F127\.0\.0\.1/)
    expect(state.posts[1]?.image.src).toBeNull()
  })
})

describe('while building', () => {
  test('the paths are those of the posts that the list shows: an archive makes no build longer', async () => {
    host.posts = posts(1000)
    const paths = await (await newProcess(building)).getPostPaths()
    expect(paths).toHaveLength(53)
    expect(paths[0]).toBe('/blog/post-1')
  })

  test('a broken connection is tried once more', async () => {
    let calls = 0
    host.spoil = () => ((calls += 1) === 1 ? 'break' : undefined)
    expect(shown(await (await newProcess(building)).getHomePosts())).toHaveLength(5)
  })

  test('a host in trouble leaves no paths, and fails nothing', async () => {
    host.spoil = () => ({ status: 500 })
    const { getPostPaths, getPostState } = await newProcess(building)
    expect(await getPostPaths()).toEqual([])
    expect((await getPostState('post-1')).state).toEqual({ kind: 'loading' })
  })

  test('pictures are fetched at once, so that they are there when the host is not', async () => {
    host.posts = [post(1, { image: '/a.png' }), post(2, { image: '/missing.png' })]
    host.files = { '/a.png': { body: 'bytes', type: 'image/png' } }
    await (await newProcess(building)).getHomePosts()
    expect(host.asked).toEqual(expect.arrayContaining(['/a.png', '/missing.png']))
  })
})

describe('the page of a post', () => {
  const stateOf = async (address: string, context = {}) =>
    (await (await newProcess()).getPostState(address, context)).state

  test('holds the post and its related posts, in the order that it names them', async () => {
    host.posts[0] = post(1, { related_posts: [3, 'nobody', 2] })
    const state = await stateOf('post-1')
    if (state?.kind !== 'loaded') throw new Error(state?.kind)
    expect(state.post).toMatchObject({ title: 'Title 1', introduction: ['Introduction 1'] })
    expect(state.related.map(({ id }) => id)).toEqual(['3', '2'])
    expect(state.related.every(({ excerpt }) => excerpt === '')).toBe(true)
  })

  test('is found at its slug and at its id, also when the host finds by id only', async () => {
    expect(await stateOf('1')).toMatchObject({ post: { slug: 'post-1' } })
    host.spoil = (action, id) =>
      action === 'single' && id !== '1' ? jsonAnswer({ success: false }) : undefined
    expect(await stateOf('post-1')).toMatchObject({ post: { id: '1' } })
  })

  test('is missing when the host is well and does not have it', async () => {
    expect(await stateOf('nobody')).toBeNull()
    host.spoil = (action) => (action === 'single' ? { status: 404 } : undefined)
    expect(await stateOf('nobody')).toBeNull()
  })

  test('is missing once the host has dropped it, and is not brought back by a bad day', async () => {
    const { getPostState } = await newProcess()
    expect((await getPostState('post-12')).state?.kind).toBe('loaded')
    host.posts.pop()
    expect((await getPostState('post-12')).state).toBeNull()
    host.spoil = () => 'break'
    expect(await stateOf('post-12')).toEqual({ kind: 'loading' })
  })

  test.each(['a/b', '..', ' post-1', 'x'.repeat(300)])(
    'is missing at %p, without a call',
    async (address) => {
      expect(await stateOf(address)).toBeNull()
      expect(host.asked).toEqual([])
    },
  )

  test('says that the id was not provided when there is none', async () => {
    expect(await stateOf(' ')).toEqual({
      kind: 'error',
      heading: 'Blog post ID not provided',
      text: 'There was an error loading the blog post.',
    })
  })

  test.each(troubles)(
    'stays as it was, at both addresses, when the host answers %s',
    async (_name, trouble) => {
      host.posts[0] = post(1, { related_posts: [2] })
      await (await newProcess()).getPostState('post-1')
      host.spoil = () => trouble
      for (const address of ['post-1', '1']) {
        const state = await stateOf(address)
        expect(state).toMatchObject({ post: { title: 'Title 1' }, related: [{ title: 'Title 2' }] })
      }
    },
  )

  test.each(troubles)(
    'that never was is loading, never missing, when the host answers %s',
    async (_name, trouble) => {
      // A list from before the trouble is no proof either.
      await (await newProcess()).getHomePosts()
      host.spoil = () => trouble
      expect(await stateOf('post-1')).toEqual({ kind: 'loading' })
      expect(await stateOf('nobody')).toEqual({ kind: 'loading' })
    },
  )

  test('keeps a related post whose call fails as it was last', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    await (await newProcess()).getPostState('post-1')
    host.spoil = (action, id) => (action === 'get' && id === '2' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '2' }, { id: '3' }] })
  })

  test('drops a related post that the host does not know any more', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    await (await newProcess()).getPostState('post-1')
    host.posts = host.posts.filter(({ id }) => id !== 2)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }] })
  })

  test('is not asked for when an editor publishes, unless it was never had', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-1')
    host.asked = []
    expect((await getPostState('post-1', publish)).state?.kind).toBe('loaded')
    expect(host.asked).toEqual([])
    expect((await getPostState('post-2', publish)).state?.kind).toBe('loaded')
  })
})

describe('addresses that a stranger makes up', () => {
  const calls = (action: string) => host.asked.filter((query) => query.includes(`action=${action}`)).length

  test('cost the host a bounded number of calls, and no known post its page', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, number) => getPostState(`made-up-${number}`)),
    )
    expect(answers.every(({ state }) => state === null)).toBe(true)
    // Those that the host was not asked about are looked up again soon.
    expect(new Set(answers.map(({ revalidate }) => revalidate))).toEqual(new Set([60, 10]))
    expect(calls('single')).toBeLessThan(100)
    for (const address of ['post-7', '8'])
      expect((await getPostState(address)).state).toMatchObject({ kind: 'loaded' })
  })

  test('do not hide a post from a process that has not seen the list yet', async () => {
    const { getPostState } = await newProcess()
    host.spoil = (_, id) => (id?.startsWith('made-up') ? { status: 500 } : undefined)
    await Promise.all(Array.from({ length: 100 }, (_, number) => getPostState(`made-up-${number}`)))
    expect((await getPostState('post-7')).state).toMatchObject({ kind: 'loaded' })
  })

  test('that a loose database takes for a post lead to the one it has, and leave no page each', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.spoil = (action, id) =>
      action === 'single' && id ? jsonAnswer({ success: true, data: post(1) }) : undefined
    for (const address of ['POST-1', '1abc', '01'])
      expect(await getPostState(address)).toEqual({ state: null, movedTo: '/blog/post-1', revalidate: 60 })
    expect((await getPostState('post-1')).state).toMatchObject({ kind: 'loaded' })
    expect((await getPostState('1')).state).toMatchObject({ kind: 'loaded' })
  })

  test('are not taken for a listed post whose own answer leaves the slug out', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.spoil = (action) =>
      action === 'single' ? jsonAnswer({ success: true, data: post(2, { slug: undefined }) }) : undefined
    expect((await getPostState('post-2')).state).toMatchObject({ kind: 'loaded', post: { id: '2' } })
  })

  test('of older pages share one list', async () => {
    const { getOlderPosts } = await newProcess()
    for (let number = 2; number < 50; number += 1) expect((await getOlderPosts(number)).posts).toBeNull()
    expect(calls('all')).toBe(1)
  })
})

describe('for search engines and readers', () => {
  test('the sitemap has every post, the feed the newest, and the host is asked once for both', async () => {
    host.posts = posts(100)
    const { getSitemapPosts, getFeedPosts } = await newProcess()
    expect(await getSitemapPosts()).toHaveLength(100)
    expect((await getSitemapPosts())[99]).toBe('/blog/post-100')
    expect(await getFeedPosts()).toHaveLength(53)
    expect(host.asked).toHaveLength(1)
  })

  test('without any answer both are empty', async () => {
    host.spoil = () => 'break'
    const { getSitemapPosts, getFeedPosts } = await newProcess()
    expect([await getSitemapPosts(), await getFeedPosts()]).toEqual([[], []])
  })
})

/** Tries until it holds; fails as `check` does after a second. */
async function expectSoon(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 1_000
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((next) => setImmediate(next))
    }
  }
}
