import { redirection } from '#lib/redirects/redirection.server.ts'
import { getStaticProps } from '#pages/[...path].tsx'

/** What a scanner costs the content lake, which counts requests, and what programs may store in it. */

const fetchPublished = jest.fn(async (): Promise<object> => ({ landingPages: [], redirects: [] }))
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

test('a redirect that is no text stops no other', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(7_200_000)
  fetchPublished.mockResolvedValue({
    landingPages: [{ slug: 'over', times: { visibleUntil: '1970-01-01' }, afterEnd: {} }],
    redirects: [
      { from: { current: '/old' }, to: '/faq' },
      { from: '/old', to: 5 },
      { from: '/old', to: '/faq', permanent: true },
    ],
  })
  expect(await redirection('/old')).toEqual({ destination: '/faq', permanent: true })
})
