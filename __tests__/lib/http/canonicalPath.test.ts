import { canonicalPath } from '../../../lib/http/canonicalPath.server.ts'
import { getSitemapPosts } from '../../../lib/blog/recent.server.ts'
import { lastKnownContentPaths } from '../../../lib/sanity/content/contentPaths.server.ts'

jest.mock('../../../lib/blog/recent.server.ts', () => ({ getSitemapPosts: jest.fn() }))
jest.mock('../../../lib/sanity/content/contentPaths.server.ts', () => ({ lastKnownContentPaths: jest.fn() }))

beforeEach(() => {
  jest.mocked(getSitemapPosts).mockResolvedValue(['/blog/first-call', '/blog/AbC', '/blog/caf%C3%A9'])
  jest.mocked(lastKnownContentPaths).mockResolvedValue({
    landingPages: [{ path: '/spring-offer', hidden: false, window: {} }],
    redirects: [],
  })
})

test.each([
  ['/FAQ', '/faq'],
  ['/About-Us/', '/about-us'],
  ['/about-us//', '/about-us'],
  ['/', '/'],
  ['/BLOG/', '/blog'],
  ['/Blog/First-Call', '/blog/first-call'],
  ['/blog/abc', '/blog/abc'],
  ['/BLOG/ABC/', '/blog/AbC'],
  ['/blog/AbC', '/blog/AbC'],
  ['/Blog/Caf%c3%a9', '/blog/caf%C3%A9'],
  ['/Blog/Not-Listed', '/blog/Not-Listed'],
  ['/Blog/Page/2', '/blog/page/2'],
  ['/Spring-Offer', '/spring-offer'],
  ['/Nothing/', '/Nothing'],
])('%s has the canonical path %s', async (path, wanted) => {
  expect(await canonicalPath(path)).toBe(wanted)
})

test('fixed pages need neither the lake nor the blog host', async () => {
  jest.mocked(getSitemapPosts).mockRejectedValue(new Error('down'))
  jest.mocked(lastKnownContentPaths).mockRejectedValue(new Error('down'))
  expect(await canonicalPath('/Contact-Us/')).toBe('/contact-us')
  expect(await canonicalPath('/Spring-Offer')).toBe('/Spring-Offer')
})
