import { expectSoon } from '../../fixtures/expectSoon.ts'
import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { host, newProcess, post, slow, startBlogHosts, unavailable } from './blogProcess.ts'

startBlogHosts()

describe('a late response about a cached post', () => {
  /** A process that shows post 12 from its cache, and hears too late that there is none. */
  async function afterDenial() {
    const gateway = await newProcess()
    await gateway.getPostState('post-12')
    host.posts.pop()
    slow()
    expect((await gateway.getPostState('post-12')).state?.kind).toBe('loaded')
    await expectSoon(() => expect(gateway.getPostState('post-12')).rejects.toMatchObject(unavailable))
    return gateway
  }

  test('removes a deleted post, and is a 404 once in time', async () => {
    const { getPostState } = await afterDenial()
    jest.restoreAllMocks()
    expect(await getPostState('post-12')).toEqual({ state: null, revalidate: 60 })
  })

  test('redirects once in time', async () => {
    const { getPostState } = await newProcess()
    await getPostState('post-12')
    host.posts.pop()
    host.spoil = (action) => (action === 'single' ? jsonAnswer({ success: true, data: post(1) }) : undefined)
    const later = Date.now() + 11_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    expect(await getPostState('post-12')).toEqual({ state: null, movedTo: '/blog/post-1', revalidate: 60 })
    host.spoil = () => 'break'
    await expect(getPostState('post-12')).rejects.toMatchObject(unavailable)
  })

  test('is forgotten once the host has the post again', async () => {
    const { getPostState } = await afterDenial()
    host.posts.push(post(12))
    await expectSoon(async () => expect((await getPostState('post-12')).state?.kind).toBe('loaded'))
  })
})
