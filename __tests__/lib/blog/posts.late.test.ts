/** @jest-environment node */
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { host, newProcess, post, publish, slow, startBlogHosts } from './blogProcess.ts'

// Nobody is refused for asking too often.
jest.mock('../../../lib/http/rateLimit.server.ts', () => ({
  RateLimit: class {
    take = () => true
  },
}))

startBlogHosts()

describe('a late response about a missing post', () => {
  const missing = { state: null, revalidate: 10 }

  let now: jest.SpyInstance<number>
  beforeEach(() => {
    now = jest.spyOn(performance, 'now').mockReturnValue(1)
  })

  /** A process that has heard too late for its first page that there is no such post. */
  async function afterDenial() {
    const gateway = await newProcess()
    slow()
    expect((await gateway.getPostState('nobody')).state).toEqual({ kind: 'loading' })
    await expectSoon(async () => expect(await gateway.getPostState('nobody')).toEqual(missing))
    return gateway
  }

  test('makes the next page a 404', async () => {
    const { getPostState } = await afterDenial()
    expect(await getPostState('nobody', publish)).toEqual(missing)
    expect((await getPostState('post-1')).state?.kind).toBe('loading')
  })

  test('redirects the next visitor of a misspelt slug', async () => {
    const { getPostState } = await newProcess()
    slow()
    host.spoil = (action, id) => (id === 'POST-1' ? jsonAnswer({ success: true, data: post(1) }) : undefined)
    expect((await getPostState('POST-1')).state).toEqual({ kind: 'loading' })
    await expectSoon(async () =>
      expect(await getPostState('POST-1')).toEqual({ ...missing, movedTo: '/blog/post-1' }),
    )
  })

  test('removes a deleted post', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-12')
    host.posts.pop()
    slow()
    expect((await getPostState('post-12')).state?.kind).toBe('loaded')
    await expectSoon(async () => expect(await getPostState('post-12')).toEqual(missing))
  })

  test('holds for a minute, and then proves nothing', async () => {
    const { getPostState } = await afterDenial()
    host.spoil = () => 'hang'
    now.mockReturnValue(60_001)
    expect(await getPostState('nobody')).toEqual(missing)
    now.mockReturnValue(60_002)
    expect((await getPostState('nobody')).state).toEqual({ kind: 'loading' })
  })

  test('outlives a moment of trouble', async () => {
    const { getPostState } = await afterDenial()
    let breaks = 0
    host.spoil = () => {
      breaks += 1
      return 'break'
    }
    await expectSoon(async () => {
      expect(await getPostState('nobody')).toEqual(missing)
      expect(breaks).toBeGreaterThan(10)
    })
  })

  test('is forgotten once the host has the post, or lists it', async () => {
    const { getPostState, getHomePosts } = await afterDenial()
    host.posts.push(post(13, { slug: 'nobody' }))
    await expectSoon(async () => expect((await getPostState('nobody')).state?.kind).toBe('loaded'))
    expect((await getPostState('nobody2')).state).toEqual({ kind: 'loading' })
    await expectSoon(async () => expect((await getPostState('nobody2')).state).toBeNull())
    host.posts.push(post(14, { slug: 'nobody2' }))
    host.spoil = (action) => (action === 'all' ? undefined : 'hang')
    await expectSoon(async () => {
      // Again and again: the first may join a call that began before the post was listed.
      await getHomePosts()
      expect((await getPostState('nobody2')).state?.kind).toBe('loading')
    })
  })

  test('is remembered of the last thousand paths', async () => {
    const { getPostState } = await newProcess()
    for (const address of ['first', 'second']) await getPostState(address)
    for (let number = 0; number < 999; number += 1) await getPostState(`no/${number}`)
    slow()
    expect((await getPostState('second')).state).toBeNull()
    expect((await getPostState('first')).state).toEqual({ kind: 'loading' })
  })
})
