import {
  fail,
  fewTroubles,
  host,
  newProcess,
  post,
  posts,
  publish,
  shown,
  startBlogHosts,
  troubles,
  unavailable,
} from './blogProcess.ts'
import { verifiedUrl } from '../../../lib/blog/images.server.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { bundleApart } from '../../fixtures/newProcess.ts'

startBlogHosts()

/** The URL of the image behind a path that this site has signed. */
const signedUrl = (path: string | null) => verifiedUrl(path?.split('/').slice(4) ?? [])

describe('a list', () => {
  test('holds what home shows, with an excerpt of the first only', async () => {
    const { posts: state, revalidate } = await (await newProcess()).getHomePosts()
    if (state.kind !== 'loaded') throw new Error(state.kind)
    expect(state.posts.map(({ title }) => title)).toEqual(posts(5).map(({ title }) => title))
    expect(state.posts.map(({ excerpt }) => excerpt)).toEqual([['Introduction 1', 'Text 1'], [], [], [], []])
    expect(state.total).toBe(12)
    expect(revalidate).toBe(60)
  })

  test('is regenerated after BLOG_REVALIDATE_SECONDS', async () => {
    const { getHomePosts } = await newProcess({ BLOG_REVALIDATE_SECONDS: '5' })
    expect((await getHomePosts()).revalidate).toBe(5)
    host.spoil = () => 'break'
    expect((await getHomePosts()).revalidate).toBe(5)
  })

  test('is regenerated with all other pages at the latest', async () => {
    const { getBlogPosts, getHomePosts, getOlderPosts, getPostState } = await newProcess({
      BLOG_REVALIDATE_SECONDS: '86400',
      REVALIDATE_SECONDS: '3600',
    })
    const pages = [
      getHomePosts(),
      getBlogPosts(),
      getOlderPosts(2),
      getPostState('post-1'),
      getPostState('nobody'),
    ]
    expect((await Promise.all(pages)).map(({ revalidate }) => revalidate)).toEqual(pages.map(() => 3600))
  })

  test('is fetched each time, and its failure logged', async () => {
    const { getHomePosts } = await newProcess()
    await getHomePosts()
    host.posts = posts(3)
    expect(shown(await getHomePosts())).toHaveLength(3)
    fail({ status: 503 })
    await getHomePosts()
    expect(console.warn).toHaveBeenCalledWith(`[blog] ${host.url}/api/blogs.php?action=all responded 503.`)
  })

  test.each(troubles)('stays when the host responds %s, also in a new process', async (_name, trouble) => {
    await (await newProcess()).getHomePosts()
    fail(trouble)
    const { getHomePosts, getBlogPosts } = await newProcess()
    const home = await getHomePosts()
    expect(shown(home)).toHaveLength(5)
    expect(home.revalidate).toBe(10)
    expect(shown(await getBlogPosts())).toHaveLength(12)
  })

  test.each(fewTroubles)(
    'that never was leaves pages alone when the host responds %s',
    async (_name, trouble) => {
      fail(trouble)
      const { getHomePosts, getBlogPosts, getOlderPosts } = await newProcess()
      for (const context of [{}, { revalidateReason: 'stale' }, publish] as const)
        for (const generate of [getHomePosts, getBlogPosts, (reason = {}) => getOlderPosts(2, reason)])
          await expect(generate(context)).rejects.toMatchObject(unavailable)
    },
  )

  test('on a landing page is as long as its section says', async () => {
    const { getLandingPosts } = await newProcess()
    expect(await getLandingPosts(2)).toMatchObject({ posts: { total: 12 }, revalidate: 60 })
    fail({ status: 500 })
    const later = await getLandingPosts(2, { revalidateReason: 'stale' })
    expect(shown(later)).toEqual(['Title 1', 'Title 2'])
    expect(later.revalidate).toBe(10)
  })

  test('that never was breaks no landing page', async () => {
    fail({ status: 500 })
    const { getLandingPosts } = await newProcess()
    for (const context of [{}, { revalidateReason: 'stale' }, publish] as const)
      expect(await getLandingPosts(3, context)).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
  })

  test.each([
    ['a preview', {}, { draftMode: true }],
    ['development', { NODE_ENV: 'development' }, {}],
    ['a build', { NEXT_PHASE: 'phase-production-build' }, {}],
  ])('that never was is loading in %s', async (_name, env, context) => {
    jest.replaceProperty(process, 'env', { ...process.env })
    host.spoil = () => ({ status: 500 })
    const { getHomePosts, getOlderPosts } = await newProcess(env)
    expect(await getHomePosts(context)).toMatchObject({ posts: { kind: 'loading' }, revalidate: 10 })
    expect(await getOlderPosts(2, context)).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
  })

  test('is fetched for a publish in a process without one', async () => {
    expect(shown(await (await newProcess()).getHomePosts(publish))).toHaveLength(5)
  })

  test('is fetched once by a page and an API route', async () => {
    const page = await newProcess()
    bundleApart()
    const route = await import('../../../lib/blog/posts.server.ts')
    await Promise.all([page.getHomePosts(), route.getHomePosts()])
    expect(host.asked).toEqual(['?action=all'])
  })

  test.each([
    ['a second with a stale list', true, 1_000],
    ['four seconds without', false, 4_000],
  ])('waits %s, and has a late response the next time', async (_name, isCached, limit) => {
    const { getHomePosts } = await newProcess()
    if (isCached) await getHomePosts()
    host.posts = posts(3)
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const fetched = globalThis.fetch
    let isAsked = false
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      isAsked = true
      await slow
      return fetched(...call)
    })
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] })
    let home: unknown
    const waiting = getHomePosts()
      .catch((error: Error) => error)
      .then((result) => (home = result))
    while (!isAsked) await new Promise(setImmediate)
    await jest.advanceTimersByTimeAsync(limit - 1)
    expect(home).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await waiting
    if (isCached) expect(home).toMatchObject({ posts: { total: 12 }, revalidate: 10 })
    else expect(home).toMatchObject(unavailable)
    answer()
    jest.useRealTimers()
    await expectSoon(async () => expect(shown(await getHomePosts(publish))).toHaveLength(3))
  })

  test('is not fetched after a publish', async () => {
    const { getHomePosts } = await newProcess()
    await getHomePosts()
    host.asked = []
    expect(shown(await getHomePosts(publish))).toHaveLength(5)
    expect(host.asked).toEqual([])
  })

  test('comes in pages that hold every post once', async () => {
    host.posts = posts(120)
    const { getBlogPosts, getOlderPosts } = await newProcess()
    const pages = [await getBlogPosts(), await getOlderPosts(2), await getOlderPosts(3)].map(shown)
    expect(pages.flat()).toEqual(host.posts.map(({ title }) => title))
    expect((await getOlderPosts(4)).posts).toBeNull()
  })

  test.each([
    [0, []],
    [53, []],
    [54, ['/blog/page/2']],
    [120, ['/blog/page/2', '/blog/page/3']],
  ])('of %i posts fills these pages of older ones: %j', async (count, paths) => {
    host.posts = posts(count)
    const { getSitemapPosts, getOlderPaths } = await newProcess()
    await getSitemapPosts().catch(() => undefined)
    expect(await getOlderPaths()).toEqual(paths)
  })

  test('of a very long archive has twenty pages regenerated', async () => {
    host.posts = posts(3_000)
    const { getHomePosts, getOlderPaths } = await newProcess()
    await getHomePosts()
    const paths = await getOlderPaths()
    expect(paths).toHaveLength(20)
    expect(paths.at(-1)).toBe('/blog/page/21')
  })

  test('of older posts is not missing by an old list', async () => {
    const { getOlderPosts } = await newProcess()
    expect((await getOlderPosts(2)).posts).toBeNull()
    host.spoil = () => 'break'
    const later = Date.now() + 11_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    await expect(getOlderPosts(2)).rejects.toMatchObject(unavailable)
  })
})

describe('the image of a post', () => {
  test('has a signed path where the host lists the post', async () => {
    host.posts = [post(1, { image: 'https://images.example/a.png' }), post(2)]
    const { getPostImage } = await newProcess()
    for (const address of ['post-1', '1'])
      expect(signedUrl(await getPostImage(address))).toBe('https://images.example/a.png')
    expect(await getPostImage('post-2')).toBeNull()
    expect(await getPostImage('https://evil.example/a.png')).toBeNull()
    expect(host.asked).toEqual(['?action=all'])
  })

  test('is unknown while the host is down and nothing was cached', async () => {
    host.spoil = () => 'break'
    expect(await (await newProcess()).getPostImage('post-1')).toBeNull()
  })
})
