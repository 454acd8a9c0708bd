import { fail, host, newProcess, post, publish, startBlogHosts } from './blogProcess.ts'

startBlogHosts()

const cacheImages = jest.fn(() => Promise.resolve())
const withOwnImages = jest.fn((...[posts]: [posts: readonly { id: string }[], inlined?: { id: string }]) =>
  Promise.resolve(posts),
)

beforeEach(() => {
  jest.doMock('../../../lib/blog/images.server.ts', () => ({ cacheImages, withOwnImages }))
  host.posts = [post(1, { related_posts: [2] }), post(2), post(3)]
})
afterEach(() => {
  jest.dontMock('../../../lib/blog/images.server.ts')
  cacheImages.mockClear()
  withOwnImages.mockReset().mockImplementation((posts) => Promise.resolve(posts))
})

const ids = (posts: unknown): string[] => (posts as { id: string }[]).map(({ id }) => id)
/** The posts whose images were downloaded, and how many at a time. */
const asked = () =>
  (cacheImages.mock.calls as unknown as [unknown, number?][]).map(([posts, atOnce]) => [ids(posts), atOnce])

describe('the images of posts', () => {
  test('are downloaded from a healthy host, four at a time', async () => {
    const { getHomePosts, getPostState } = await newProcess()
    await getHomePosts()
    expect(asked()).toEqual([[['1', '2', '3'], 4]])
    cacheImages.mockClear()
    await getPostState('post-1')
    expect(asked()).toEqual([
      [['1'], 4],
      [['2'], 4],
    ])
  })

  test('are not downloaded in trouble, or after a publish', async () => {
    const { getHomePosts, getPostState } = await newProcess()
    await getHomePosts()
    await getPostState('post-1')
    cacheImages.mockClear()
    await getHomePosts(publish)
    await getPostState('post-1', publish)
    fail({ status: 503 })
    const list = await getHomePosts()
    const page = await getPostState('post-1')
    expect([list.posts.kind, page.state?.kind]).toEqual(['loaded', 'loaded'])
    expect(cacheImages).not.toHaveBeenCalled()
  })

  test('are downloaded six at a time in a build, which waits', async () => {
    let arrive = () => {}
    cacheImages.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
    const { getHomePosts } = await newProcess({ NEXT_PHASE: 'phase-production-build' })
    let isDone = false
    const done = getHomePosts().then(() => (isDone = true))
    while (cacheImages.mock.calls.length === 0) await new Promise(setImmediate)
    expect(asked()).toEqual([[['1', '2', '3'], 6]])
    await new Promise(setImmediate)
    expect(isDone).toBe(false)
    arrive()
    await done
  })

  test('that come within a second have sizes on the first visit', async () => {
    let arrive = () => {}
    cacheImages.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
    const { getHomePosts } = await newProcess()
    const home = getHomePosts()
    while (cacheImages.mock.calls.length === 0) await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(withOwnImages).not.toHaveBeenCalled()
    arrive()
    expect((await home).revalidate).toBe(60)
    expect(withOwnImages).toHaveBeenCalledTimes(1)
  })

  describe('that take longer', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
    })
    afterEach(() => jest.useRealTimers())

    /** Seconds until a page is regenerated whose images do not come within a second. */
    async function secondsWithout(generate: () => Promise<{ revalidate: number }>) {
      cacheImages.mockClear()
      cacheImages.mockReturnValueOnce(new Promise(() => undefined))
      const generated = generate()
      while (cacheImages.mock.calls.length === 0) await new Promise(setImmediate)
      await jest.advanceTimersByTimeAsync(1_000)
      return (await generated).revalidate
    }

    test('have the page regenerated in seconds', async () => {
      const { getBlogPosts, getPostState } = await newProcess()
      expect(await secondsWithout(() => getBlogPosts())).toBe(5)
      expect(await secondsWithout(() => getPostState('post-1'))).toBe(5)
      expect((await getBlogPosts()).revalidate).toBe(60)
    })

    test('do so ten times per page', async () => {
      const { getBlogPosts, getHomePosts, getPostState } = await newProcess()
      for (let times = 1; times <= 10; times += 1) expect(await secondsWithout(() => getHomePosts())).toBe(5)
      expect(await secondsWithout(() => getHomePosts())).toBe(60)
      for (const other of [() => getBlogPosts(), () => getPostState('post-1'), () => getPostState('post-2')])
        expect(await secondsWithout(other)).toBe(5)
    })

    test('do so no later than BLOG_REVALIDATE_SECONDS', async () => {
      const { getHomePosts } = await newProcess({ BLOG_REVALIDATE_SECONDS: '2' })
      expect(await secondsWithout(() => getHomePosts())).toBe(2)
    })
  })

  test('are paths of this site, for related posts too', async () => {
    const own = { src: '/own.png' }
    withOwnImages.mockImplementation((posts) =>
      Promise.resolve(posts.map((each) => ({ ...each, image: own }))),
    )
    const { state } = await (await newProcess()).getPostState('post-1')
    expect(state).toMatchObject({ kind: 'loaded', post: { id: '1', image: own }, related: [{ image: own }] })
  })

  test('are inlined only where they are the post’s own', async () => {
    await (await newProcess()).getPostState('post-1')
    const inlined = withOwnImages.mock.calls.map(([posts, inlined]) => [ids(posts), inlined?.id])
    expect(inlined).toEqual([
      [['1'], '1'],
      [['2'], undefined],
    ])
  })
})
