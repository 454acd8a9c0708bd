import { jsonResponse } from '#tests/fixtures/phpHost.ts'
import {
  fail,
  host,
  newProcess,
  passSeconds,
  post,
  startBlogHosts,
  troubles,
  unavailable,
} from './blogProcess.ts'

startBlogHosts()

describe('the page of a post', () => {
  const stateOf = async (key: string, context = {}) =>
    (await (await newProcess()).getPostState(key, context)).state

  test('holds the post and its related posts in their order', async () => {
    host.posts[0] = post(1, { related_posts: [3, 'nobody', 2] })
    const state = await stateOf('post-1')
    if (state?.kind !== 'loaded') throw new Error(state?.kind)
    expect(state.post).toMatchObject({ title: 'Title 1', introduction: ['Introduction 1'] })
    expect(state.related.map(({ id }) => id)).toEqual(['3', '2'])
  })

  test('redirects where the host gives a post with another URL', async () => {
    host.spoil = (action, id) =>
      action === 'single' && id === '1abc' ? jsonResponse({ success: true, data: post(1) }) : undefined
    const { getPostState } = await newProcess()
    expect(await getPostState('1abc')).toEqual({ state: null, movedTo: '/blog/post-1', revalidate: 60 })
    const build = await newProcess({ NEXT_PHASE: 'phase-production-build' })
    expect((await build.getPostState('1abc')).state).toEqual({ kind: 'loading' })
  })

  test.each([
    ['success false', jsonResponse({ success: false })],
    ['404', { status: 404 }],
    ['410', { status: 410 }],
  ])('is missing when a healthy host responds %s', async (_name, denial) => {
    const { getPostState } = await newProcess()
    expect((await getPostState('post-12')).state?.kind).toBe('loaded')
    host.posts.pop()
    host.spoil = (action, id) => (action === 'single' && id === 'post-12' ? denial : undefined)
    expect(await getPostState('post-12')).toEqual({ state: null, revalidate: 60 })
    host.spoil = () => 'break'
    await expect(getPostState('post-12')).rejects.toMatchObject(unavailable)
  })

  test('waits for a host that hangs once, not for each page', async () => {
    const { getPostState } = await newProcess()
    for (const key of ['1', '2', '3']) await getPostState(key)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    try {
      host.spoil = () => 'hang'
      const first = getPostState('1')
      await jest.advanceTimersByTimeAsync(1_000)
      expect((await first).state?.kind).toBe('loaded')
      const others = Promise.all([getPostState('2'), getPostState('3')])
      await jest.advanceTimersByTimeAsync(1)
      expect(await others).toMatchObject([{ state: { kind: 'loaded' } }, { state: { kind: 'loaded' } }])
    } finally {
      jest.useRealTimers()
    }
  })

  test.each(['a/b', '..', ' post-1', 'x'.repeat(201)])('is missing at %p, without a call', async (key) => {
    expect(await stateOf(key)).toBeNull()
    expect(host.asked).toEqual([])
  })

  test('is an error without an id', async () => {
    expect(await stateOf(' ')).toEqual({
      kind: 'error',
      heading: 'Blog post ID not provided',
      text: 'There was an error loading the blog post.',
    })
  })

  test.each(troubles)('is the last good one when the host responds %s', async (_name, trouble) => {
    const { getPostState } = await newProcess()
    host.posts[0] = post(1, { related_posts: [2] })
    await getPostState('post-1')
    fail(trouble)
    for (const key of ['post-1', '1'])
      expect(await getPostState(key)).toMatchObject({
        state: { post: { title: 'Title 1' }, related: [{ title: 'Title 2' }] },
        revalidate: 10,
      })
  })

  test.each([true, false])(
    'created anew under its slug is the new one, found missing: %s',
    async (isSeen) => {
      const { getPostState, getHomePosts } = await newProcess()
      await getHomePosts()
      await getPostState('post-1')
      host.posts.shift()
      if (isSeen) expect((await getPostState('post-1')).state).toBeNull()
      host.posts.unshift(post(99, { slug: 'post-1' }))
      for (const trouble of [undefined, 'break'] as const) {
        host.spoil = () => trouble
        expect((await getPostState('post-1')).state).toMatchObject({
          post: { title: 'Title 99', slug: 'post-1' },
        })
      }
    },
  )

  test('is one response for all who ask at once', async () => {
    const { getPostState } = await newProcess()
    await Promise.all(['post-1', 'post-1'].map((key) => getPostState(key)))
    expect(host.asked.filter((query) => query.includes('single'))).toHaveLength(1)
  })

  describe('without title, description or body', () => {
    const empty = { id: 1, slug: 'post-1', title: ' ', category: 'News', content: '<p></p>' }

    test('replaces no good one, on its page, in lists or beside others', async () => {
      host.posts[1] = post(2, { related_posts: [1] })
      const { getPostState, getHomePosts } = await newProcess()
      await getHomePosts()
      await getPostState('post-1')
      host.posts[0] = empty
      expect(await getPostState('post-1')).toMatchObject({
        state: { post: { title: 'Title 1' } },
        revalidate: 10,
      })
      expect((await getPostState('post-2')).state).toMatchObject({ related: [{ title: 'Title 1' }] })
      expect((await getHomePosts()).posts).toMatchObject({ posts: [{ title: 'Title 1' }, {}, {}, {}, {}] })
    })

    test('leaves the page as it was where only the list knows better', async () => {
      const { getPostState, getHomePosts } = await newProcess()
      await getHomePosts()
      host.posts[0] = empty
      await expect(getPostState('post-1')).rejects.toMatchObject(unavailable)
    })

    test('is shown where nothing better was ever known', async () => {
      host.posts[0] = empty
      expect(await stateOf('post-1')).toMatchObject({ post: { title: 'Untitled' } })
    })
  })

  test.each(troubles)('that never was is neither empty nor missing at %s', async (_name, trouble) => {
    const { getPostState, getHomePosts } = await newProcess()
    // A list from before the trouble is no proof.
    await getHomePosts()
    fail(trouble)
    for (const key of ['post-1', '1', 'nobody'])
      await expect(getPostState(key)).rejects.toMatchObject(unavailable)
    expect((await getPostState('post-1', { draftMode: true })).state).toEqual({ kind: 'loading' })
  })
})

describe('made-up ids', () => {
  const calls = (action: string) => host.asked.filter((query) => query.includes(`action=${action}`)).length

  test('reach the host twice a second; beyond, the list decides', async () => {
    passSeconds(0)
    const { getPostState } = await newProcess()
    for (let number = 1; number <= 50; number += 1)
      expect((await getPostState(`made-up-${number}`)).state).toBeNull()
    expect(calls('single')).toBe(2)
    for (const key of ['post-7', '8'])
      expect((await getPostState(key)).state).toMatchObject({ kind: 'loaded' })
    passSeconds(1)
    await getPostState('made-up')
    expect(calls('single')).toBe(5)
  })

  test('are not missing while no list is known', async () => {
    passSeconds(0)
    fail({ status: 500 })
    const { getPostState } = await newProcess()
    for (let number = 1; number <= 5; number += 1)
      await expect(getPostState(`made-up-${number}`)).rejects.toMatchObject(unavailable)
    expect(calls('single')).toBe(2)
  })
})
