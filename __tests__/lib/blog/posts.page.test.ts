/** @jest-environment node */
import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { fail, host, newProcess, post, publish, startBlogHosts, troubles } from './blogProcess.ts'

startBlogHosts()

describe('the page of a post', () => {
  const stateOf = async (address: string, context = {}) =>
    (await (await newProcess()).getPostState(address, context)).state

  /** What a page says of a post that is listed and not here yet. */
  const loading = (id: number) => ({
    kind: 'loading',
    listed: { slug: `post-${id}`, title: `Title ${id}`, description: '' },
  })

  test('holds the post and its related posts, in the order that it names them', async () => {
    host.posts[0] = post(1, { related_posts: [3, 'nobody', 2] })
    const state = await stateOf('post-1')
    if (state?.kind !== 'loaded') throw new Error(state?.kind)
    expect(state.post).toMatchObject({ title: 'Title 1', introduction: ['Introduction 1'] })
    expect(state.related.map(({ id }) => id)).toEqual(['3', '2'])
    expect(state.related.every(({ excerpt }) => excerpt.length === 0)).toBe(true)
  })

  test('puts related posts that are named by their slugs in that order too', async () => {
    host.posts[0] = post(1, { related_posts: ['post-3', 'post-2'] })
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }, { id: '2' }] })
  })

  test('puts related posts that the host knows by other ids in that order too, beside one that is as it was last', async () => {
    host.posts[0] = post(1, { related_posts: [2, 4, '03', 'nobody', 5] })
    const third = jsonAnswer({ success: true, data: post(3) })
    host.spoil = (_, id) => (id === '03' ? third : undefined)
    const order = ['2', '4', '3', '5'].map((id) => ({ id }))
    expect(await stateOf('post-1')).toMatchObject({ related: order })
    host.spoil = (_, id) => (id === '03' ? third : id === '4' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: order })
  })

  test('puts the first of them first also when the host knows it by another id', async () => {
    host.posts[0] = post(1, { related_posts: ['02', 3, 4] })
    host.spoil = (_, id) => (id === '02' ? jsonAnswer({ success: true, data: post(2) }) : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '2' }, { id: '3' }, { id: '4' }] })
  })

  test('skips a related post that never answered', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    host.spoil = (_, id) => (id === '2' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ kind: 'loaded', related: [{ id: '3' }] })
  })

  test('holds a related post that the host gives without id and slug, at the id that it was asked for', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    host.spoil = (action, id) => (action === 'get' && id === '2' ? jsonAnswer({ title: 'Bare' }) : undefined)
    expect(await stateOf('post-1')).toMatchObject({
      related: [{ id: '2', slug: '2', title: 'Bare' }, { id: '3' }],
    })
  })

  test('is generated again after a minute, or after ten seconds without the host’s answer', async () => {
    const { getPostState } = await newProcess()
    expect((await getPostState('post-1')).revalidate).toBe(60)
    expect((await getPostState('nobody')).revalidate).toBe(60)
    fail('break')
    expect((await getPostState('post-1')).revalidate).toBe(10)
  })

  test('is had from a host that finds by id only, by a process that never had it', async () => {
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
  ])('is had from such a host also when its answer %s', async (_name, answer) => {
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
    expect(await stateOf('post-1')).toEqual(loading(1))
  })

  test('is loading when the list has it and the host does not give it', async () => {
    host.spoil = (action, id) => {
      if (action !== 'single') return undefined
      return id === '1' ? { status: 500 } : jsonAnswer({ success: false })
    }
    expect(await stateOf('post-1')).toEqual(loading(1))
    host.spoil = (action) => (action === 'single' ? jsonAnswer({ success: false }) : undefined)
    host.asked = []
    expect(await stateOf('2')).toEqual(loading(2))
    expect(host.asked.filter((query) => query.includes('single'))).toHaveLength(1)
  })

  test('is not missing only because its own call failed', async () => {
    host.spoil = (action) => (action === 'single' ? { status: 500 } : undefined)
    expect(await stateOf('nobody')).toEqual({ kind: 'loading' })
    expect(console.warn).toHaveBeenCalledWith(
      `[blog] ${host.url}/api/blogs.php?action=single&id=nobody answered 500.`,
    )
  })

  test('is found at its slug and at its id, also when the host finds by id only', async () => {
    expect(await stateOf('1')).toMatchObject({ post: { slug: 'post-1' } })
    host.spoil = (action, id) =>
      action === 'single' && id !== '1' ? jsonAnswer({ success: false }) : undefined
    expect(await stateOf('post-1')).toMatchObject({ post: { id: '1' } })
  })

  test('is found by one call when the host’s answer leaves out the id that its list has', async () => {
    const gateway = await newProcess()
    await gateway.getHomePosts()
    host.spoil = (action) =>
      action === 'single' ? jsonAnswer({ success: true, data: { ...post(1), id: undefined } }) : undefined
    host.asked = []
    expect(await gateway.getPostState('post-1')).toMatchObject({ state: { post: { slug: 'post-1' } } })
    expect(host.asked).toEqual(['?action=single&id=post-1'])
  })

  describe.each([0, 1])(
    'whose slug another post has, when the host finds number %d of the two by it,',
    (found) => {
      beforeEach(() => {
        host.posts = [post(1, { slug: 'hire', related_posts: [2] }), post(2, { slug: 'hire' })]
        host.spoil = (action, id) =>
          action === 'single' && id === 'hire'
            ? jsonAnswer({ success: true, data: host.posts[found] })
            : undefined
      })

      test('is at the address that the list gives it, and so is the other', async () => {
        const { getPostState, getSitemapPosts } = await newProcess()
        expect(await getSitemapPosts()).toEqual(['/blog/hire', '/blog/2'])
        expect(await getPostState('hire')).toMatchObject({
          state: { post: { id: '1', slug: 'hire' }, related: [{ id: '2', slug: '2' }] },
        })
        expect(await getPostState('2')).toMatchObject({ state: { post: { id: '2', slug: '2' } } })
      })

      test('stays there on a bad day', async () => {
        const { getPostState, getHomePosts } = await newProcess()
        await getHomePosts()
        for (const address of ['hire', '2']) await getPostState(address)
        host.spoil = () => 'break'
        expect(await stateOf('hire')).toMatchObject({ post: { id: '1' } })
        expect(await stateOf('2')).toMatchObject({ post: { id: '2' } })
      })

      test('leads there from a misspelt address', async () => {
        const { getPostState } = await newProcess()
        host.spoil = (action, id) =>
          action === 'single' && id === '2x' ? jsonAnswer({ success: true, data: host.posts[1] }) : undefined
        expect(await getPostState('2x')).toMatchObject({ movedTo: '/blog/2' })
      })
    },
  )

  test('whose id is the slug of another is at its own slug, and the other at its id', async () => {
    host.posts = [post(12, { slug: '7' }), post(7, { slug: 'hire' })]
    const { getPostState, getSitemapPosts } = await newProcess()
    expect(await getSitemapPosts()).toEqual(['/blog/12', '/blog/hire'])
    expect(await getPostState('12')).toMatchObject({ state: { post: { id: '12', slug: '12' } } })
    expect(await getPostState('hire')).toMatchObject({ state: { post: { id: '7', slug: 'hire' } } })
    // This host looks for slugs as well as for ids, and finds the other.
    expect(await getPostState('7')).toMatchObject({ state: null, movedTo: '/blog/hire' })
  })

  test('that took over the address of a deleted one is not kept from it by an older list', async () => {
    const { getPostState, getHomePosts } = await newProcess()
    await getHomePosts()
    host.posts[0] = post(99, { slug: 'post-1' })
    const later = Date.now() + 11_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    expect(await getPostState('post-1')).toMatchObject({ state: { post: { id: '99', slug: 'post-1' } } })
  })

  test('is where an older list has it when the host finds another and gives no list', async () => {
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
      fail(trouble)
      for (const address of ['post-1', '1']) {
        const state = await stateOf(address)
        expect(state).toMatchObject({ post: { title: 'Title 1' }, related: [{ title: 'Title 2' }] })
      }
    },
  )

  test.each(troubles)(
    'that never was is loading under its own name, never missing, when the host answers %s',
    async (_name, trouble) => {
      // A list from before the trouble is no proof either.
      await (await newProcess()).getHomePosts()
      fail(trouble)
      for (const address of ['post-1', '1']) expect(await stateOf(address)).toEqual(loading(1))
      expect(await stateOf('nobody')).toEqual({ kind: 'loading' })
    },
  )

  test('keeps a related post whose call fails as it was last', async () => {
    host.posts[0] = post(1, { related_posts: [2, 3] })
    await (await newProcess()).getPostState('post-1')
    host.spoil = (action, id) => (action === 'get' && id === '2' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '2' }, { id: '3' }] })
  })

  test('keeps one that is named by its slug as it was last, and in its place', async () => {
    host.posts[0] = post(1, { related_posts: ['post-2', 'post-3', 'post-4'] })
    await (await newProcess()).getPostState('post-1')
    host.spoil = (action, id) => (action === 'get' && id === 'post-3' ? { status: 500 } : undefined)
    expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '2' }, { id: '3' }, { id: '4' }] })
  })

  test.each([
    ['success false', undefined],
    ['404', { status: 404 }],
    ['410', { status: 410 }],
  ])(
    'drops a related post that the host does not know any more, and says so by %s',
    async (_name, denial) => {
      host.posts[0] = post(1, { related_posts: [2, 3] })
      await (await newProcess()).getPostState('post-1')
      host.posts = host.posts.filter(({ id }) => id !== 2)
      host.spoil = (action, id) => (action === 'get' && id === '2' ? denial : undefined)
      expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }] })
      // Nor does a bad day bring it back.
      host.spoil = (action) => (action === 'get' ? { status: 500 } : undefined)
      expect(await stateOf('post-1')).toMatchObject({ related: [{ id: '3' }] })
    },
  )

  test('is not asked for when an editor publishes, unless it was never had', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-1')
    host.asked = []
    expect((await getPostState('post-1', publish)).state?.kind).toBe('loaded')
    expect(host.asked).toEqual([])
    expect((await getPostState('post-2', publish)).state?.kind).toBe('loaded')
  })
})
