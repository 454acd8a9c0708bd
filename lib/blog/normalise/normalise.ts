import { isObject, type Fields } from '#lib/util/isObject.ts'
import { readBody, readExcerpt } from './body.ts'
import { readDate, recentlyPublished } from './date.ts'
import { readCategory, readIdentity, readImage, readName, readRelatedIds, readTags } from './fields.ts'
import { cleanText, limits } from './text.ts'
import type { BlogCard, BlogPost } from '../post.ts'

/** Foreign post in, post out, or null for what is none. Pure, total, linear in its input. */

/** docs/specification.md#blog-data. */
const defaults = { title: 'Untitled', readTime: '5 min read', author: 'Anonymous' } as const

/** True for what has an id, a slug or a title. PHP sends a missing row as one full of nulls. */
export const isPost = (value: unknown): value is Fields =>
  isObject(value) && [value.id, value.slug, value.title].some((field) => Boolean(field) || field === 0)

/**
 * The unique cards of a list in order, the first with its excerpt: of the others no body is read.
 * Image paths lead to `host`; colliding slugs become ids, and `askedIds` fill missing ids.
 */
export function normaliseCards(
  values: readonly unknown[],
  host: string,
  askedIds: readonly string[] = [],
): BlogCard[] {
  const cards = new Map<string, BlogCard>()
  values.slice(0, limits.posts).forEach((value, index) => {
    if (!isPost(value)) return
    const fields = commonFields(value, { noDate: recentlyPublished, askedId: askedIds[index], host })
    if (!fields || cards.has(fields.id)) return
    const excerpt = cards.size === 0 ? readExcerpt(value.content, value.full_content) : []
    cards.set(fields.id, { ...fields, excerpt: excerpt.filter((text) => text !== fields.description) })
  })
  const slugs = new Set<string>()
  return [...cards.values()].map((card) => {
    const slug = slugs.has(card.slug) || cards.has(card.slug) ? card.id : card.slug
    slugs.add(slug)
    return { ...card, slug }
  })
}

type PostContext = { today: string; askedId: string; host: string }

export function normalisePost(value: unknown, { today, askedId, host }: PostContext): BlogPost | null {
  if (!isPost(value)) return null
  const fields = commonFields(value, { noDate: today, askedId, host })
  if (!fields) return null
  return {
    ...fields,
    ...readBody(value.content, value.full_content, fields.description),
    author: readName(value.author) || defaults.author,
    tags: readTags(value.tags),
    relatedIds: readRelatedIds(value.related_posts, [fields.id, fields.slug]),
  }
}

/** True for a record without a readable title, description or body: a host in trouble sends such. */
export function saysNothing(post: BlogCard | BlogPost): boolean {
  const body = 'excerpt' in post ? post.excerpt : [...post.introduction, ...post.sections, ...post.conclusion]
  return post.title === defaults.title && !post.description && body.length === 0
}

type Context = { noDate: string; askedId: string | undefined; host: string }

/** The slug falls back to the id, the id to the slug, both to the requested id; null without any. */
function commonFields(post: Fields, { noDate, askedId, host }: Context): Omit<BlogCard, 'excerpt'> | null {
  const slug = readIdentity(post.slug)
  const id = readIdentity(post.id) ?? slug ?? readIdentity(askedId)
  if (id === null) return null
  const title = cleanText(post.title, limits.title) || defaults.title
  const images = [post.image_url, post.image, post.featured_image].map((image) => readImage(image, host))
  return {
    id,
    slug: slug ?? id,
    title,
    category: readCategory(post.category),
    description:
      cleanText(post.description, limits.description) || cleanText(post.excerpt, limits.description),
    image: {
      src: images.find(Boolean) ?? null,
      alt: cleanText(post.image_alt, limits.imageAlt) || cleanText(post.imageAlt, limits.imageAlt) || title,
    },
    published: readDate(post.published_date) ?? readDate(post.date) ?? { text: noDate, iso: null },
    readTime: readReadTime(cleanText(post.read_time, limits.label)),
  }
}

/** A bare number counts minutes; other wording stays. docs/specification.md#blog-data. */
function readReadTime(written: string): string {
  if (!/^[\d.]*$/.test(written)) return written
  const minutes = Math.round(Number(written))
  return minutes > 0 ? `${minutes} min read` : defaults.readTime
}
