import { escapeXml } from './xml.ts'

/** The sitemap of `sitemaps.org`: the addresses that search engines are invited to, absolute, in this order. */
export function sitemapXml(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
