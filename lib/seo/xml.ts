import { publicEnv } from '../site/env.ts'
import { routes } from '../site/pages.ts'
import type { BlogCard } from '../blog/post.ts'
import { loneSurrogate, unprintable } from '../util/unicode.ts'

const { siteUrl } = publicEnv

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** By XML 1.0, in any spelling. */
const forbidden = new RegExp(String.raw`[\v\f${unprintable}${loneSurrogate}]`, 'gu')

function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The sitemap of `sitemaps.org` with absolute URLs, in this order. */
export function sitemapXml(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

export type Channel = { title: string; description: string }

/** The posts as RSS 2.0. A post without a day has no date, or it would move to the top. */
export function feedXml(posts: readonly BlogCard[], { title, description }: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', siteUrl + routes.blog),
    element('description', description),
    element('language', 'en-us'),
    `<atom:link href="${escapeXml(siteUrl + routes.feed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ slug, title, description, category, published }: BlogCard): string {
  const url = siteUrl + routes.post(slug)
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    // HTML, unlike a title.
    element('description', escapeXml(description)),
    element('category', category.label),
    published.iso === null ? '' : element('pubDate', rssTime(published.iso)),
    '</item>',
  ].join('')
}

/** A day alone is noon: the same day in all of America. */
const rssTime = (iso: string) => new Date(iso.includes('T') ? iso : `${iso}T12:00Z`).toUTCString()

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
