/** @jest-environment node */
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { host, newProcess, post, publish, slow, startBlogHosts } from './blogProcess.ts'

startBlogHosts()

describe('what a slow host says of a post, too late for the page that asked,', () => {
  const missing = { state: null, revalidate: 10 }

  // Time passes, so that nobody is refused for asking too often.
  beforeEach(() => {
    let seconds = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (seconds += 1) * 1_000)
  })

  /** A process to which the host has said, too late for the first page, that it has no such post; and when it began to. */
  async function afterDenial() {
    const gateway = await newProcess()
    slow()
    const began = Date.now()
    expect((await gateway.getPostState('nobody')).state).toEqual({ kind: 'loading' })
    await expectSoon(async () => expect(await gateway.getPostState('nobody')).toEqual(missing))
    return { ...gateway, began }
  }

  test('makes the next page of a missing post one', async () => {
    const { getPostState } = await afterDenial()
    expect(await getPostState('nobody', publish)).toEqual(missing)
    expect((await getPostState('post-1')).state?.kind).toBe('loading')
  })

  test('leads the next visitor of a misspelt address to the post', async () => {
    const { getPostState } = await newProcess()
    slow()
    host.spoil = (action, id) => (id === 'POST-1' ? jsonAnswer({ success: true, data: post(1) }) : undefined)
    expect((await getPostState('POST-1')).state).toEqual({ kind: 'loading' })
    await expectSoon(async () =>
      expect(await getPostState('POST-1')).toEqual({ ...missing, movedTo: '/blog/post-1' }),
    )
  })

  test('takes a deleted post away for good', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-12')
    host.posts.pop()
    slow()
    expect((await getPostState('post-12')).state?.kind).toBe('loaded')
    await expectSoon(async () => expect(await getPostState('post-12')).toEqual(missing))
  })

  test('holds for a minute from when it was asked, and then proves nothing', async () => {
    const { getPostState, began } = await afterDenial()
    host.spoil = () => 'hang'
    const ended = Date.now()
    const now = jest.spyOn(Date, 'now').mockReturnValue(began + 59_999)
    expect(await getPostState('nobody')).toEqual(missing)
    now.mockReturnValue(ended + 60_000)
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
    await getHomePosts()
    await expectSoon(async () => expect((await getPostState('nobody2')).state?.kind).toBe('loading'))
  })

  test('is remembered of the last thousand addresses', async () => {
    const { getPostState } = await newProcess()
    for (const address of ['first', 'second']) await getPostState(address)
    for (let number = 0; number < 999; number += 1) await getPostState(`no/${number}`)
    slow()
    expect((await getPostState('second')).state).toBeNull()
    expect((await getPostState('first')).state).toEqual({ kind: 'loading' })
  })
})
