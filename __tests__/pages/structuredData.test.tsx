import { renderToStaticMarkup } from 'react-dom/server'
import '../fixtures/pageMocks.tsx'
import '../fixtures/publicSite.ts'
import { JsonLd } from '#components/seo/JsonLd.tsx'
import { PageHead } from '#components/seo/PageHead.tsx'
import { settings } from '../components/layout/settings.ts'
import { contentPages } from '../fixtures/renderPage.tsx'

/** What the pages tell machines about themselves. */

type Thing = { '@type': string }

const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(json ?? '') as { '@graph': Thing[] })['@graph'],
  )

const types: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
  '/404': [],
}

const canonicalUrls: Record<string, string | undefined> = {
  ...Object.fromEntries(contentPages.map(({ path }) => [path, `https://goodline.example${path}`])),
  '/search-all-jobs': 'https://goodline.example/job-seeker',
  '/404': undefined,
}

test.each(contentPages.map((page) => [page.path, page] as const))(
  '%s tells what it is, and where',
  async (path, page) => {
    const html = await page.html()
    expect(thingsIn(html).map((thing) => thing['@type'])).toEqual(types[path] ?? ['BreadcrumbList'])
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect(canonical).toBe(canonicalUrls[path])
  },
)

test('a draft tells nothing, because of marks', () => {
  const head = <PageHead content={{ settings, page: { seo: null }, draft: {} }} path="/about-us" />
  expect(renderToStaticMarkup(head)).not.toContain('schema.org')
})

test('structured data cannot be ended by its text, and parses back', () => {
  const data = { name: '</script><script>alert(1)</script><!--', nested: { text: 'a & b > c' } }
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const json = html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '')
  expect(JSON.parse(json)).toEqual(data)
})
