import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { host, newProcess, post, posts, startBlogHosts, unavailable } from './blogProcess.ts'

startBlogHosts()

describe('made-up paths', () => {
  /** Nobody is allowed more calls for the time that has passed. */
  const stopClock = () => {
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now)
  }
  const calls = (action: string) => host.asked.filter((query) => query.includes(`action=${action}`)).length

  test('cost limited calls, and no known post its page', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, number) => getPostState(`made-up-${number}`)),
    )
    expect(answers.every(({ state }) => state === null)).toBe(true)
    // Those without a call are revalidated soon.
    expect(new Set(answers.map(({ revalidate }) => revalidate))).toEqual(new Set([60, 10]))
    expect(calls('single')).toBeLessThan(100)
    for (const address of ['post-7', '8'])
      expect((await getPostState(address)).state).toMatchObject({ kind: 'loaded' })
  })

  test('are limited apart from known posts', async () => {
    host.posts = posts(100)
    stopClock()
    const { getPostState, getHomePosts } = await newProcess()
    host.spoil = (action) => (action === 'all' ? jsonAnswer({ success: true, data: posts(99) }) : undefined)
    await getHomePosts()
    await getPostState('post-100')
    for (let number = 1; number < 100; number += 1) await getPostState(`post-${number}`)
    for (let again = 0; again < 100; again += 1) await getPostState('post-100')
    expect(await getPostState('made-up')).toEqual({ state: null, revalidate: 60 })
  })

  test('hide no post that is the first to need the list', async () => {
    stopClock()
    const { getPostState } = await newProcess()
    host.spoil = (_, id) => (id?.startsWith('made-up') ? { status: 500 } : undefined)
    await Promise.allSettled(Array.from({ length: 60 }, (_, number) => getPostState(`made-up-${number}`)))
    expect(calls('all')).toBe(0)
    expect((await getPostState('post-7')).state).toMatchObject({ kind: 'loaded' })
  })

  test('beyond the limit are not missing while the host is down', async () => {
    stopClock()
    const { getPostState } = await newProcess()
    host.spoil = () => ({ status: 500 })
    for (let number = 0; number < 61; number += 1)
      await expect(getPostState(`made-up-${number}`)).rejects.toMatchObject(unavailable)
    expect(calls('single')).toBe(60)
  })

  test('that a loose database matches redirect to the post', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.spoil = (action, id) =>
      action === 'single' && id ? jsonAnswer({ success: true, data: post(1) }) : undefined
    for (const address of ['POST-1', '1abc', '01'])
      expect(await getPostState(address)).toEqual({ state: null, movedTo: '/blog/post-1', revalidate: 60 })
    expect((await getPostState('post-1')).state).toMatchObject({ kind: 'loaded' })
    expect((await getPostState('1')).state).toMatchObject({ kind: 'loaded' })
  })

  test('are no listed post whose response has no slug', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.spoil = (action) =>
      action === 'single' ? jsonAnswer({ success: true, data: post(2, { slug: undefined }) }) : undefined
    expect((await getPostState('post-2')).state).toMatchObject({ kind: 'loaded', post: { id: '2' } })
  })

  describe.each([
    ['a list', true],
    ['no list', false],
  ])('are no slugs that begin with another post’s id, after %s', (_name, isListed) => {
    const loose = (action: string, id: string | null) =>
      action === 'single' && id === '7-tips'
        ? jsonAnswer({ success: true, data: post(7, { slug: 'how-to-hire' }) })
        : undefined
    const start = async () => {
      host.posts = [post(7, { slug: 'how-to-hire' }), post(12, { slug: '7-tips' })]
      host.spoil = loose
      const gateway = await newProcess()
      if (isListed) await gateway.getHomePosts()
      return gateway
    }

    test('these are shown', async () => {
      const { getPostState } = await start()
      expect(await getPostState('7-tips')).toMatchObject({
        state: { kind: 'loaded', post: { id: '12' } },
        revalidate: 60,
      })
      expect(await getPostState('7')).toMatchObject({ state: { post: { id: '7' } } })
    })

    test.each(['how-to-hire', undefined])(
      'no other post is shown instead, its slug being %p',
      async (slug) => {
        const { getPostState } = await start()
        host.spoil = (action) =>
          action === 'single' ? jsonAnswer({ success: true, data: post(7, { slug }) }) : undefined
        await expect(getPostState('7-tips')).rejects.toMatchObject(unavailable)
      },
    )
  })

  test('of older pages share one list', async () => {
    const { getOlderPosts } = await newProcess()
    for (let number = 2; number < 50; number += 1) expect((await getOlderPosts(number)).posts).toBeNull()
    expect(calls('all')).toBe(1)
  })
})
