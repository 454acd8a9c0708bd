/** @jest-environment node */
import { fail, host, newProcess, post, publish, startBlogHosts } from './blogProcess.ts'

startBlogHosts()

const keepPictures = jest.fn(() => Promise.resolve())
const withOwnPictures = jest.fn((...[posts]: [posts: readonly { id: string }[], carried?: { id: string }]) =>
  Promise.resolve(posts),
)

beforeEach(() => {
  jest.doMock('../../../lib/blog/pictures/own.server.ts', () => ({ keepPictures, withOwnPictures }))
  host.posts = [post(1, { related_posts: [2] }), post(2), post(3)]
})
afterEach(() => {
  jest.dontMock('../../../lib/blog/pictures/own.server.ts')
  keepPictures.mockClear()
  withOwnPictures.mockReset().mockImplementation((posts) => Promise.resolve(posts))
})

const ids = (posts: unknown): string[] => (posts as { id: string }[]).map(({ id }) => id)
/** For which posts pictures were asked of the host, and how many at a time. */
const asked = () =>
  (keepPictures.mock.calls as unknown as [unknown, number?][]).map(([posts, atOnce]) => [ids(posts), atOnce])

describe('the pictures of posts', () => {
  test('are asked of a host that has just answered, four at a time', async () => {
    const { getHomePosts, getPostState } = await newProcess()
    await getHomePosts()
    expect(asked()).toEqual([[['1', '2', '3'], 4]])
    keepPictures.mockClear()
    await getPostState('post-1')
    expect(asked()).toEqual([
      [['1'], 4],
      [['2'], 4],
    ])
  })

  test('are not asked of a host in trouble, or when an editor publishes', async () => {
    const { getHomePosts, getPostState } = await newProcess()
    await getHomePosts()
    await getPostState('post-1')
    keepPictures.mockClear()
    await getHomePosts(publish)
    await getPostState('post-1', publish)
    fail({ status: 503 })
    const list = await getHomePosts()
    const page = await getPostState('post-1')
    expect([list.posts.kind, page.state?.kind]).toEqual(['loaded', 'loaded'])
    expect(keepPictures).not.toHaveBeenCalled()
  })

  test('are asked for six at a time while building, which waits for them', async () => {
    let arrive = () => {}
    keepPictures.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
    const { getHomePosts } = await newProcess({ NEXT_PHASE: 'phase-production-build' })
    let isDone = false
    const done = getHomePosts().then(() => (isDone = true))
    while (keepPictures.mock.calls.length === 0) await new Promise(setImmediate)
    expect(asked()).toEqual([[['1', '2', '3'], 6]])
    await new Promise(setImmediate)
    expect(isDone).toBe(false)
    arrive()
    await done
  })

  test('are waited for a second on a running site, so that the first visitor has their sizes', async () => {
    let arrive = () => {}
    keepPictures.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
    const { getHomePosts } = await newProcess()
    const home = getHomePosts()
    while (keepPictures.mock.calls.length === 0) await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(withOwnPictures).not.toHaveBeenCalled()
    arrive()
    expect((await home).revalidate).toBe(60)
    expect(withOwnPictures).toHaveBeenCalledTimes(1)
  })

  describe('that take longer', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })
    })
    afterEach(() => jest.useRealTimers())

    /** The seconds after which a page is generated again if not all of its pictures come within the second. */
    async function secondsWithout(generate: () => Promise<{ revalidate: number }>) {
      keepPictures.mockClear()
      keepPictures.mockReturnValueOnce(new Promise(() => undefined))
      const generated = generate()
      while (keepPictures.mock.calls.length === 0) await new Promise(setImmediate)
      await jest.advanceTimersByTimeAsync(1_000)
      return (await generated).revalidate
    }

    test('have the page generated again in seconds', async () => {
      const { getBlogPosts, getPostState } = await newProcess()
      expect(await secondsWithout(() => getBlogPosts())).toBe(5)
      expect(await secondsWithout(() => getPostState('post-1'))).toBe(5)
      expect((await getBlogPosts()).revalidate).toBe(60)
    })

    test('but not for ever, and each page for itself', async () => {
      const { getBlogPosts, getHomePosts, getPostState } = await newProcess()
      for (let times = 1; times <= 10; times += 1) expect(await secondsWithout(() => getHomePosts())).toBe(5)
      expect(await secondsWithout(() => getHomePosts())).toBe(60)
      for (const other of [() => getBlogPosts(), () => getPostState('post-1'), () => getPostState('post-2')])
        expect(await secondsWithout(other)).toBe(5)
    })

    test('never make a page wait longer than the environment says', async () => {
      const { getHomePosts } = await newProcess({ BLOG_REVALIDATE_SECONDS: '2' })
      expect(await secondsWithout(() => getHomePosts())).toBe(2)
    })
  })

  test('stand in the page of a post as this site serves them, with the post and with its related posts', async () => {
    const own = { src: '/own.png' }
    withOwnPictures.mockImplementation((posts) =>
      Promise.resolve(posts.map((each) => ({ ...each, image: own }))),
    )
    const { state } = await (await newProcess()).getPostState('post-1')
    expect(state).toMatchObject({ kind: 'loaded', post: { id: '1', image: own }, related: [{ image: own }] })
  })

  test('travel in a page only where they are the post’s own', async () => {
    await (await newProcess()).getPostState('post-1')
    const carried = withOwnPictures.mock.calls.map(([posts, carried]) => [ids(posts), carried?.id])
    expect(carried).toEqual([
      [['1'], '1'],
      [['2'], undefined],
    ])
  })
})
