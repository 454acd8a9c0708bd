import { redirection } from '#lib/redirects/redirection.server.ts'
import { getStaticProps } from '#pages/[...path].tsx'

/** What a scanner costs the content lake, which counts requests. */

const fetchPublished = jest.fn(async () => ({ landingPages: [], redirects: [] }))
jest.mock('#lib/sanity/queries/client.server.ts', () => ({
  fetchPublished: () => fetchPublished(),
}))
jest.mock('#lib/blog/posts.server.ts', () => ({ allPostPaths: async () => [] }))

test('an hour of unknown paths costs twelve requests', async () => {
  const clock = jest.spyOn(Date, 'now')
  for (let second = 0; second < 3600; second += 1) {
    clock.mockReturnValue(second * 1000)
    await redirection(`/Try-${second}`)
    expect(await getStaticProps({ params: { path: [`try-${second}`] } })).toMatchObject({ notFound: true })
  }
  expect(fetchPublished).toHaveBeenCalledTimes(12)
  clock.mockRestore()
})
