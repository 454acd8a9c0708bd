import '../fixtures/publicSite.ts'
import { redirection } from '#lib/redirects/redirection.server.ts'
import { getLandingPosts } from '#lib/blog/posts.server.ts'
import { fetchContentPaths } from '#lib/sanity/queries/contentPaths.server.ts'
import { ContentUnavailableError } from '#lib/sanity/queries/client.server.ts'
import { getLandingPage } from '#lib/sanity/page/getPage.server.ts'
import type { LandingPage } from '#lib/sanity/page/pageTypes.ts'
import { getStaticPaths, getStaticProps } from '#pages/[...path].tsx'

jest.mock('#lib/redirects/redirection.server.ts', () => ({ redirection: jest.fn() }))
jest.mock('#lib/sanity/queries/contentPaths.server.ts', () => ({ fetchContentPaths: jest.fn() }))
jest.mock('#lib/blog/posts.server.ts', () => ({ getLandingPosts: jest.fn() }))
jest.mock('#lib/sanity/page/getPage.server.ts', () => ({
  ...jest.requireActual<object>('#lib/sanity/page/getPage.server.ts'),
  getLandingPage: jest.fn(),
}))

const content = { page: { slug: 'season', sections: [{}] } } as LandingPage
const addresses = jest.mocked(fetchContentPaths)
const page = jest.mocked(getLandingPage)

beforeEach(() => {
  addresses.mockReset().mockResolvedValue({
    landingPages: [{ path: '/season', hidden: false, times: {} }],
    redirects: [],
  })
  page.mockReset().mockResolvedValue(content)
  jest.mocked(redirection).mockReset()
})

const ask = (address: string, context = {}) =>
  getStaticProps({ params: { path: address.split('/').slice(1) }, ...context })

test('a build generates every landing page', async () =>
  expect(await getStaticPaths()).toEqual({ paths: ['/season'], fallback: 'blocking' }))

test('a build without a lake generates none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  addresses.mockRejectedValue(new ContentUnavailableError('down'))
  expect(await getStaticPaths()).toEqual({ paths: [], fallback: 'blocking' })
  warn.mockRestore()
})

test('a landing page is at its path', async () =>
  expect(await ask('/season')).toEqual({ props: content, revalidate: 300 }))

test('a landing page with posts is regenerated with enough for each section', async () => {
  const sections = [3, 5].map((count) => ({ _type: 'postsSection', count }))
  const withPosts = { page: { slug: 'season', sections } } as LandingPage
  const posts = { kind: 'loading' } as const
  page.mockResolvedValue(withPosts)
  jest.mocked(getLandingPosts).mockImplementation(async (count) => ({ posts, revalidate: count }))
  expect(await ask('/season')).toEqual({ props: { ...withPosts, posts }, revalidate: 5 })
})

test.each(['/nothing', '/season/more', '/old'])('%s is 404 for a minute', async (address) =>
  expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 }),
)

test.each(['/faq', '/FAQ', '/blog/x/y', '/robots.txt', '/a b', '/wp-login.php?'])(
  '%s, which no editor can use, is 404 without a call',
  async (address) => {
    expect(await ask(address)).toEqual({ notFound: true, revalidate: 60 })
    expect(addresses).not.toHaveBeenCalled()
  },
)

test('a page outside its times is 404 until its scheduled time', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const visibleFrom = new Date(Date.now() + 20_500).toISOString()
  addresses.mockResolvedValue({
    landingPages: [{ path: '/season', hidden: false, times: { visibleFrom } }],
    redirects: [],
  })
  page.mockResolvedValue(undefined)
  expect(await ask('/season')).toEqual({ notFound: true, revalidate: 21 })
  clock.mockRestore()
  expect(await getStaticPaths()).toEqual({ paths: [], fallback: 'blocking' })
})

test('an editor sees a landing page that is not published yet', async () => {
  await ask('/draft', { draftMode: true })
  expect(page).toHaveBeenCalledWith('draft', expect.objectContaining({ draftMode: true }))
})

test('an editor without a draft page there is redirected', async () => {
  page.mockResolvedValue(undefined)
  jest.mocked(redirection).mockResolvedValue({ destination: '/faq#a', permanent: true })
  expect(await ask('/old', { draftMode: true })).toEqual({
    redirect: { destination: '/faq#a', permanent: false },
  })
})

test('while the lake is down nothing is 404', async () => {
  addresses.mockRejectedValue(new ContentUnavailableError('down'))
  await expect(ask('/nothing')).rejects.toBeInstanceOf(ContentUnavailableError)
})
