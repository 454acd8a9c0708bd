import { jsonAnswer } from '../../fixtures/phpHost.ts'
import {
  fail,
  fewTroubles,
  host,
  newProcess,
  post,
  publish,
  startBlogHosts,
  troubles,
  unavailable,
} from './blogProcess.ts'

startBlogHosts()

describe('the page of a post', () => {
  const stateOf = async (address: string, context = {}) =>
    (await (await newProcess()).getPostState(address, context)).state

  const expectNone = (address: string, context = {}) =>
    expect(stateOf(address, context)).rejects.toMatchObject(unavailable)

  test('holds the post and its related posts in their order', async () => {
    host.posts[0] = post(1, { related_posts: [3, 'nobody', 2] })
    const state = await stateOf('post-1')
    if (state?.kind !== 'loaded') throw new Error(state?.kind)
    expect(state.post).toMatchObject({ title: 'Title 1', introduction: ['Introduction 1'] })
    expect(state.related.map(({ id }) => id)).toEqual(['3', '2'])
    expect(state.related.every(({ excerpt }) => excerpt.length === 0)).toBe(true)
  })

  test('orders related posts with other ids beside a cached one', async () => {
    host.posts[0] = post(1, { related_posts: [2, 4, '03', 'nobody', 5] })
    const third = jsonAnswer({ success: true, data: post(3) })
    host.spoil = (_, id) => (id === '03' ? third : undefined)
    const order = ['2', '4', '3', '5'].map((id) => ({ id }))
    expect(await stateOf('post-1')).toMatchObject({ related: order })
    host.spoil = (_, id) => (id === '03' ? third : id === '4' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: order })
  })

  test('skips a related post that never responded', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    host.spoil = (_, id) => (id === '2' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ kind: 'loaded', related: [{ id: '3' }] })
  })

  test('holds a related post without id at its requested id', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    host.spoil = (action, id) => (action === 'get' && id === '2' ? jsonAnswer({ title: 'Bare' }) : undefined)
    expect(await stateOf('post-1')).toMatchObject({
      related: [{ id: '2', slug: '2', title: 'Bare' }, { id: '3' }],
    })
  })

  test('is regenerated after a minute, after ten seconds without a response', async () => {
    const { getPostState } = await newProcess()
    expect((await getPostState('post-1')).revalidate).toBe(60)
    expect((await getPostState('nobody')).revalidate).toBe(60)
    fail('break')
    expect((await getPostState('post-1')).revalidate).toBe(10)
  })

  test('is found by its id from the list, in a new process', async () => {
    host.spoil = (action, id) =>
      action === 'single' && id !== '1' ? jsonAnswer({ success: false }) : undefined
    expect(await (await newProcess()).getPostState('post-1')).toMatchObject({
      state: { kind: 'loaded', post: { id: '1' } },
      revalidate: 60,
    })
  })

  test.each([
    ['leaves its slug out', { ...post(1), slug: undefined }],
    ['writes its id with zeros', { ...post(1), id: '0001' }],
  ])('is found so also when its response %s', async (_name, answer) => {
    host.spoil = (action, id) => {
      if (action !== 'single') return undefined
      return jsonAnswer(id === '1' ? { success: true, data: answer } : { success: false })
    }
    expect(await stateOf('post-1')).toMatchObject({ kind: 'loaded', post: { title: 'Title 1' } })
  })

  test('is not another that such a host gives for its id', async () => {
    host.spoil = (action, id) => {
      if (action !== 'single') return undefined
      return jsonAnswer(id === '1' ? { success: true, data: post(2) } : { success: false })
    }
    await expectNone('post-1')
  })

  test('is not generated while it is listed and its call fails', async () => {
    host.spoil = (action, id) => {
      if (action !== 'single') return undefined
      return id === '1' ? { status: 500 } : jsonAnswer({ success: false })
    }
    await expectNone('post-1')
    host.spoil = (action) => (action === 'single' ? jsonAnswer({ success: false }) : undefined)
    host.asked = []
    await expectNone('2')
    expect(host.asked.filter((query) => query.includes('single'))).toHaveLength(1)
  })

  test('is not missing only because its own call failed', async () => {
    host.spoil = (action) => (action === 'single' ? { status: 500 } : undefined)
    await expectNone('nobody')
    expect(console.warn).toHaveBeenCalledWith(
      `[blog] ${host.url}/api/blogs.php?action=single&id=nobody responded 500.`,
    )
  })

  test('is found by one call when the response has no id', async () => {
    const gateway = await newProcess()
    await gateway.getHomePosts()
    host.spoil = (action) =>
      action === 'single' ? jsonAnswer({ success: true, data: { ...post(1), id: undefined } }) : undefined
    host.asked = []
    expect(await gateway.getPostState('post-1')).toMatchObject({ state: { post: { slug: 'post-1' } } })
    expect(host.asked).toEqual(['?action=single&id=post-1'])
  })

  describe.each([0, 1])('with the slug of another, when the host finds number %d,', (found) => {
    beforeEach(() => {
      host.posts = [post(1, { slug: 'hire', related_posts: [2] }), post(2, { slug: 'hire' })]
      host.spoil = (action, id) =>
        action === 'single' && id === 'hire'
          ? jsonAnswer({ success: true, data: host.posts[found] })
          : undefined
    })

    test('is at its listed path, and so is the other', async () => {
      const { getPostState, getSitemapPosts } = await newProcess()
      expect(await getSitemapPosts()).toEqual(['/blog/hire', '/blog/2'])
      expect(await getPostState('hire')).toMatchObject({
        state: { post: { id: '1', slug: 'hire' }, related: [{ id: '2', slug: '2' }] },
      })
      expect(await getPostState('2')).toMatchObject({ state: { post: { id: '2', slug: '2' } } })
    })

    test('stays there while the host fails', async () => {
      const { getPostState, getHomePosts } = await newProcess()
      await getHomePosts()
      for (const address of ['hire', '2']) await getPostState(address)
      host.spoil = () => 'break'
      expect(await stateOf('hire')).toMatchObject({ post: { id: '1' } })
      expect(await stateOf('2')).toMatchObject({ post: { id: '2' } })
    })

    test('is where a misspelt path redirects', async () => {
      const { getPostState } = await newProcess()
      host.spoil = (action, id) =>
        action === 'single' && id === '2x' ? jsonAnswer({ success: true, data: host.posts[1] }) : undefined
      expect(await getPostState('2x')).toMatchObject({ movedTo: '/blog/2' })
    })
  })

  test('whose id is another’s slug is at its own slug', async () => {
    host.posts = [post(12, { slug: '7' }), post(7, { slug: 'hire' })]
    const { getPostState, getSitemapPosts } = await newProcess()
    expect(await getSitemapPosts()).toEqual(['/blog/12', '/blog/hire'])
    expect(await getPostState('12')).toMatchObject({ state: { post: { id: '12', slug: '12' } } })
    expect(await getPostState('hire')).toMatchObject({ state: { post: { id: '7', slug: 'hire' } } })
    // This host looks for slugs as well as for ids, and finds the other.
    expect(await getPostState('7')).toMatchObject({ state: null, movedTo: '/blog/hire' })
  })

  test('with the slug of a deleted one replaces it', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.posts[0] = post(99, { slug: 'post-1' })
    const later = Date.now() + 11_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    expect(await getPostState('post-1')).toMatchObject({ state: { post: { id: '99', slug: 'post-1' } } })
  })

  test('is where an older list has it, without a new one', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.spoil = (action, id) => {
      if (action === 'all') return { status: 500 }
      return id === 'post-1' ? jsonAnswer({ success: true, data: post(2) }) : undefined
    }
    const later = Date.now() + 11_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    expect(await getPostState('post-1')).toMatchObject({ state: { post: { id: '1', slug: 'post-1' } } })
  })

  test('is missing when the host is well and does not have it', async () => {
    expect(await stateOf('nobody')).toBeNull()
    for (const status of [404, 410]) {
      host.spoil = (action) => (action === 'single' ? { status } : undefined)
      expect(await stateOf('nobody')).toBeNull()
    }
  })

  test('is missing once deleted, also while the host is down', async () => {
    const { getPostState } = await newProcess()
    expect((await getPostState('post-12')).state?.kind).toBe('loaded')
    host.posts.pop()
    expect((await getPostState('post-12')).state).toBeNull()
    host.spoil = () => 'break'
    await expectNone('post-12')
  })

  test.each(['a/b', '..', ' post-1', 'x'.repeat(300)])(
    'is missing at %p, without a call',
    async (address) => {
      expect(await stateOf(address)).toBeNull()
      expect(host.asked).toEqual([])
    },
  )

  test('is an error without an id', async () => {
    expect(await stateOf(' ')).toEqual({
      kind: 'error',
      heading: 'Blog post ID not provided',
      text: 'There was an error loading the blog post.',
    })
  })

  test.each(fewTroubles)('stays at slug and id when the host responds %s', async (_name, trouble) => {
    host.posts[0] = post(1, { related_posts: [2] })
    await (await newProcess()).getPostState('post-1')
    fail(trouble)
    for (const address of ['post-1', '1']) {
      const state = await stateOf(address)
      expect(state).toMatchObject({ post: { title: 'Title 1' }, related: [{ title: 'Title 2' }] })
    }
  })

  test.each(troubles)('is neither empty nor missing when the host responds %s', async (_name, trouble) => {
    // A list from before the trouble is no proof either.
    await (await newProcess()).getHomePosts()
    fail(trouble)
    for (const address of ['post-1', '1', 'nobody'])
      for (const context of [{}, publish]) await expectNone(address, context)
    // A preview is cached nowhere.
    expect(await stateOf('post-1', { draftMode: true })).toEqual({
      kind: 'loading',
      listed: { slug: 'post-1', title: 'Title 1', description: '' },
    })
    expect(await stateOf('nobody', { draftMode: true })).toEqual({ kind: 'loading' })
  })

  test('has a cached one by its slug, in its order', async () => {
    host.posts[0] = post(1, { related_posts: ['post-2', 'post-3', 'post-4'] })
    await (await newProcess()).getPostState('post-1')
    host.spoil = (action, id) => (action === 'get' && id === 'post-3' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '2' }, { id: '3' }, { id: '4' }] })
  })

  test.each([
    ['success false', undefined],
    ['404', { status: 404 }],
    ['410', { status: 410 }],
  ])('drops a related post that is denied by %s', async (_name, denial) => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    await (await newProcess()).getPostState('post-1')
    host.posts = host.posts.filter(({ id }) => id !== 2)
    host.spoil = (action, id) => (action === 'get' && id === '2' ? denial : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }] })
    // Trouble does not bring it back.
    host.spoil = (action) => (action === 'get' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }] })
  })

  test('is not fetched after a publish, unless it is not cached', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-1')
    host.asked = []
    expect((await getPostState('post-1', publish)).state?.kind).toBe('loaded')
    expect(host.asked).toEqual([])
    expect((await getPostState('post-2', publish)).state?.kind).toBe('loaded')
  })
})
