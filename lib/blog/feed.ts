import { routes } from '../routes.ts'
import { escapeXml } from '../xml.ts'
import type { BlogCard } from './post.ts'

export type Channel = {
  title: string
  description: string
  /** Address of this site, without a slash at the end. */
  siteUrl: string
}

/** The posts as an RSS 2.0 document. A post without a calendar day carries none: a made-up one would move it to the top at every look. */
export function feedXml(posts: readonly BlogCard[], { title, description, siteUrl }: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', siteUrl + routes.blog),
    element('description', description),
    element('language', 'en-us'),
    `<atom:link href="${escapeXml(siteUrl + routes.feed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ slug, title, description, category, published }: BlogCard, siteUrl: string): string {
  const address = siteUrl + routes.post(slug)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    // Readers take it for HTML, a title for plain text.
    element('description', escapeXml(description)),
    element('category', category.label),
    published.iso === null ? '' : element('pubDate', rssTime(published.iso)),
    '</item>',
  ].join('')
}

/** Noon where only the day is known: it is that day in most of the world, and in all of America. */
const rssTime = (iso: string) => new Date(iso.includes('T') ? iso : `${iso}T12:00Z`).toUTCString()

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
