import '../fixtures/headInPlace.ts'
import '../fixtures/publicSite.ts'
import { contentPages } from '../fixtures/renderPage.tsx'

jest.mock('#lib/sanity/page/getPage.server.ts', () => ({ pageProps: () => undefined }))
jest.mock('#lib/redirects/redirection.server.ts', () => ({}))
jest.mock('#lib/blog/posts.server.ts', () => ({}))

type Thing = { '@type': string }

/** What a page tells machines about itself. */
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(json ?? '') as { '@graph': Thing[] })['@graph'],
  )

const types: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
  '/404': [],
}

test.each(contentPages.map((page) => [page.path, page] as const))(
  '%s tells what it is',
  async (path, page) => {
    const things = thingsIn(await page.html())
    expect(things.map((thing) => thing['@type'])).toEqual(types[path] ?? ['BreadcrumbList'])
  },
)
