/** @jest-environment jsdom */
import '#tests/fixtures/publicSite.ts'
import { feedXml, sitemapXml } from '#lib/seo/xml.ts'
import { homePosts } from '#tests/fixtures/home.ts'

const channel = { title: 'Our Blog & more', description: 'Heard <here>' }
const [first] = homePosts

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const textOf = (parent: Element | Document | null, name: string) => parent?.querySelector(name)?.textContent

test('a feed is RSS 2.0 with its URL, blog and posts', () => {
  const xml = feedXml(homePosts, channel)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss /)
  const feed = parse(xml)
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  expect(textOf(feed, 'channel > title')).toBe('Our Blog & more')
  expect(textOf(feed, 'channel > link')).toBe('https://goodline.example/blog')
  expect(textOf(feed, 'channel > language')).toBe('en-us')
  expect(feed.querySelector('[rel="self"]')?.getAttribute('href')).toBe('https://goodline.example/feed.xml')
  const item = feed.querySelector('item')
  expect(feed.querySelectorAll('item')).toHaveLength(homePosts.length)
  expect(textOf(item, 'title')).toBe(first.title)
  expect(textOf(item, 'link')).toBe(`https://goodline.example/blog/${first.slug}`)
  expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
  expect(textOf(item, 'description')).toBe(first.description)
  expect(textOf(item, 'category')).toBe(first.category.label)
})

test.each([
  ['a day alone is that day all over America', '2026-10-14', 'Wed, 14 Oct 2026 12:00:00 GMT'],
  ['a time is that of the host', '2026-10-14T22:30:00-04:00', 'Thu, 15 Oct 2026 02:30:00 GMT'],
])('%s', (_name, iso, pubDate) => {
  const xml = feedXml([{ ...first, published: { text: '', iso } }], channel)
  expect(textOf(parse(xml), 'item > pubDate')).toBe(pubDate)
})

test('a description in a feed reads the same as HTML', () => {
  const description = 'Ask for <name> & "R&amp;D"'
  const item = parse(feedXml([{ ...first, description }], channel)).querySelector('item')
  const asHtml = new DOMParser().parseFromString(textOf(item, 'description') ?? '', 'text/html')
  expect(asHtml.body.textContent).toBe(description)
})

test('a feed is well-formed whatever a post says', () => {
  const title = '</title><script>&amp; "quoted" \u0000\u000b\ufffe \ud800 שלום'
  const feed = parse(feedXml([{ ...first, title, slug: 'a&b<c' }], channel))
  expect(textOf(feed, 'item > title')).toBe('</title><script>&amp; "quoted"   שלום')
  expect(textOf(feed, 'item > link')).toBe('https://goodline.example/blog/a%26b%3Cc')
})

test('a feed makes up no date', () => {
  const undated = { ...first, published: { text: 'Recently published', iso: null } }
  const item = parse(feedXml([undated], channel)).querySelector('item')
  expect(item?.querySelector('pubDate')).toBeNull()
  // No other date either.
  expect(item?.childNodes).toHaveLength(5)
})

test('a sitemap is one, and escapes markup in a URL', () => {
  const url = `https://goodline.example/blog/a&b<c>"d"'e'`
  const sitemap = new DOMParser().parseFromString(sitemapXml([url]), 'application/xml')
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(sitemap.querySelector('loc')?.textContent).toBe(url)
})
