import { fail, host, newProcess, posts, startBlogHosts, fewTroubles, unavailable } from './blogProcess.ts'

startBlogHosts()

describe('for search engines and readers', () => {
  test('sitemap and feed share one call: all and newest posts', async () => {
    host.posts = posts(100)
    const { getSitemapPosts, getFeedPosts } = await newProcess()
    expect(await getSitemapPosts()).toHaveLength(100)
    expect((await getSitemapPosts())[99]).toBe('/blog/post-100')
    expect(await getFeedPosts()).toHaveLength(53)
    expect(host.asked).toHaveLength(1)
  })

  test.each(fewTroubles)('nothing is listed at first when the host responds %s', async (_name, trouble) => {
    fail(trouble)
    const { getSitemapPosts, getFeedPosts } = await newProcess()
    await expect(getSitemapPosts()).rejects.toMatchObject(unavailable)
    await expect(getFeedPosts()).rejects.toMatchObject(unavailable)
  })

  test.each(fewTroubles)('the last list stays when the host responds %s', async (_name, trouble) => {
    await (await newProcess()).getHomePosts()
    fail(trouble)
    const later = Date.now() + 120_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    const { getSitemapPosts, getFeedPosts } = await newProcess()
    expect(await getSitemapPosts()).toHaveLength(12)
    expect(await getFeedPosts()).toHaveLength(12)
  })

  test('a list is fetched again after a minute', async () => {
    const { getSitemapPosts } = await newProcess()
    await getSitemapPosts()
    const later = Date.now() + 60_000
    const now = jest.spyOn(Date, 'now').mockReturnValue(later - 1_000)
    await getSitemapPosts()
    expect(host.asked).toHaveLength(1)
    now.mockReturnValue(later + 1_000)
    await getSitemapPosts()
    expect(host.asked).toHaveLength(2)
  })
})
