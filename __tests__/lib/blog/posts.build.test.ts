import { jsonAnswer } from '../../fixtures/phpHost.ts'
import { host, newProcess, post, posts, shown, slow, startBlogHosts } from './blogProcess.ts'

startBlogHosts()

const building = { NEXT_PHASE: 'phase-production-build' }

describe('while building', () => {
  test('the paths are those of the first list page, not the archive', async () => {
    host.posts = posts(1000)
    const paths = await (await newProcess(building)).getPostPaths()
    expect(paths).toHaveLength(53)
    expect(paths[0]).toBe('/blog/post-1')
  })

  test('a broken connection is tried once more', async () => {
    let calls = 0
    host.spoil = () => ((calls += 1) === 1 ? 'break' : undefined)
    expect(shown(await (await newProcess(building)).getHomePosts())).toHaveLength(5)
  })

  test('a host that is slow is waited for', async () => {
    const { getPostState } = await newProcess(building)
    slow()
    expect((await getPostState('post-1')).state?.kind).toBe('loaded')
  })

  test('a host in trouble leaves no paths, and fails nothing', async () => {
    host.spoil = () => ({ status: 500 })
    const { getPostPaths, getPostState } = await newProcess(building)
    expect(await getPostPaths()).toEqual([])
    expect((await getPostState('post-1')).state).toEqual({ kind: 'loading' })
  })

  test('a moved post is loading, since a redirect ends a build', async () => {
    const { getPostState } = await newProcess(building)
    host.spoil = (action) => (action === 'single' ? jsonAnswer({ success: true, data: post(1) }) : undefined)
    expect(await getPostState('renamed')).toEqual({ state: { kind: 'loading' }, revalidate: 10 })
  })
})
