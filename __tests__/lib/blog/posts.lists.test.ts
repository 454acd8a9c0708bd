import {
  beLate,
  fail,
  host,
  limitWaits,
  newProcess,
  passSeconds,
  posts,
  shown,
  startBlogHosts,
  troubles,
  unavailable,
} from './blogProcess.ts'
import { expectSoon } from '#tests/fixtures/expectSoon.ts'

startBlogHosts()

const building = { NEXT_PHASE: 'phase-production-build' }

describe('a list', () => {
  test('is regenerated after BLOG_REVALIDATE_SECONDS, at the latest with other pages', async () => {
    const soon = await newProcess({ BLOG_REVALIDATE_SECONDS: '5' })
    expect((await soon.getHomePosts()).revalidate).toBe(5)
    const late = await newProcess({ BLOG_REVALIDATE_SECONDS: '86400', REVALIDATE_SECONDS: '3600' })
    expect((await late.getHomePosts()).revalidate).toBe(3600)
  })

  test.each(troubles)('is the last good one when the host responds %s', async (_name, trouble) => {
    const { getHomePosts, getBlogPosts, allPostPaths, getFeedPosts } = await newProcess()
    await getHomePosts()
    passSeconds(120)
    fail(trouble)
    const home = await getHomePosts()
    expect(shown(home)).toHaveLength(5)
    expect(home.revalidate).toBe(10)
    expect(shown(await getBlogPosts({ draftMode: true }))).toHaveLength(12)
    expect(await allPostPaths()).toHaveLength(12)
    expect(await getFeedPosts()).toHaveLength(12)
  })

  test.each(troubles)('that never was leaves pages alone at %s', async (_name, trouble) => {
    fail(trouble)
    const { getHomePosts, getBlogPosts, getOlderPosts, allPostPaths } = await newProcess()
    for (const generate of [getHomePosts, getBlogPosts, () => getOlderPosts(2), allPostPaths])
      await expect(generate()).rejects.toMatchObject(unavailable)
  })

  test('that never was is loading in a build and a preview', async () => {
    fail({ status: 500 })
    const preview = await newProcess()
    expect(shown(await preview.getBlogPosts({ draftMode: true }))).toBe('loading')
    const build = await newProcess(building)
    expect(await build.getHomePosts()).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
    expect(await build.firstPostPaths()).toEqual([])
  })

  test('that never was breaks no landing page', async () => {
    const { getLandingPosts } = await newProcess()
    fail({ status: 500 })
    expect(await getLandingPosts(2)).toEqual({ posts: { kind: 'loading' }, revalidate: 10 })
    host.spoil = () => undefined
    expect(shown(await getLandingPosts(2))).toEqual(['Title 1', 'Title 2'])
  })

  test('that comes late is shown the next time', async () => {
    const { getHomePosts } = await newProcess()
    await getHomePosts()
    host.posts = posts(3)
    const respond = beLate()
    expect(shown(await getHomePosts())).toHaveLength(5)
    respond()
    await expectSoon(async () => expect(shown(await getHomePosts())).toHaveLength(3))
  })
})

test('a post that lost its words keeps them, at its new path', async () => {
  const { getHomePosts, allPostPaths } = await newProcess()
  await getHomePosts()
  host.posts = [...posts(1), { id: 2, slug: 'moved' }]
  expect(shown(await getHomePosts())).toEqual(['Title 1', 'Title 2'])
  expect(await allPostPaths()).toEqual(['/blog/post-1', '/blog/moved'])
})

test('pages wait again five seconds after the host was late', async () => {
  const { getHomePosts } = await newProcess()
  await getHomePosts()
  const respond = beLate()
  await getHomePosts()
  passSeconds(3)
  expect((await getHomePosts()).revalidate).toBe(10)
  passSeconds(3)
  limitWaits(30_000)
  setTimeout(respond, 50)
  expect((await getHomePosts()).revalidate).toBe(60)
})

describe('pages of older posts', () => {
  test.each([102, 149])('hold each of %i posts once, and none beyond the last', async (count) => {
    host.posts = posts(count)
    const { getBlogPosts, getOlderPosts, getOlderPaths, firstPostPaths } = await newProcess()
    const pages = [await getBlogPosts(), await getOlderPosts(2), await getOlderPosts(3)].map(shown)
    expect(pages.flat()).toEqual(host.posts.map(({ title }) => title))
    expect((await getOlderPosts(4)).posts).toBeNull()
    expect(getOlderPaths()).toEqual(['/blog/page/2', '/blog/page/3'])
    expect(await firstPostPaths()).toHaveLength(53)
  })

  test('share one list when somebody tries them all', async () => {
    const { getOlderPosts } = await newProcess()
    for (let number = 2; number < 50; number += 1) expect((await getOlderPosts(number)).posts).toBeNull()
    expect(host.asked).toEqual(['?action=all'])
  })
})

test('sitemap lists all posts, feed the newest, by one call a minute', async () => {
  host.posts = posts(100)
  const { allPostPaths, getFeedPosts } = await newProcess()
  expect(await allPostPaths()).toHaveLength(100)
  expect((await allPostPaths())[99]).toBe('/blog/post-100')
  expect(await getFeedPosts()).toHaveLength(53)
  expect(host.asked).toHaveLength(1)
  passSeconds(61)
  await allPostPaths()
  expect(host.asked).toHaveLength(2)
})
