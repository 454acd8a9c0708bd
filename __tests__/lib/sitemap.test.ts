import { sitemapXml } from '../../lib/sitemap.ts'

test('lists the addresses in their order', () => {
  const xml = sitemapXml(['https://goodline.example/', 'https://goodline.example/faq'])
  const sitemap = new DOMParser().parseFromString(xml, 'application/xml')
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect([...sitemap.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
    'https://goodline.example/',
    'https://goodline.example/faq',
  ])
})

test('keeps an address with markup in it an address', () => {
  const address = `https://goodline.example/blog/a&b<c>"d"'e'`
  const sitemap = new DOMParser().parseFromString(sitemapXml([address]), 'application/xml')
  expect(sitemap.querySelector('parsererror')).toBeNull()
  expect(sitemap.querySelector('loc')?.textContent).toBe(address)
})
