import { readBody, readExcerpt } from './body.ts'
import { readCategory, readIdentity, readName, readRelatedIds, readTags } from './fields.ts'
import { readDate, recentlyPublished } from './date.ts'
import { type fieldNames, firstOf, type ForeignObject, looksLikePost } from './foreign.ts'
import { readImage } from './image.ts'
import { cleanText, limits } from './text.ts'
import type { BlogCard, BlogPost } from '../post.ts'

/** Foreign post in, post or named failure out. Pure, total, linear in its input. */
type Normalised<Post> = { kind: 'ok'; post: Post } | { kind: 'not-a-post' } | { kind: 'no-identity' }

/** docs/specification.md#blog-data. */
const defaults = { title: 'Untitled', readTime: '5 min read', author: 'Anonymous' } as const

/**
 * One entry of the list, or of the response for `askedId`. Image paths lead to `host`. Without
 * `hasExcerpt` its body is not read.
 */
export function normaliseCard(
  value: unknown,
  host: string,
  askedId?: string,
  hasExcerpt = true,
): Normalised<BlogCard> {
  return normalise(value, askedId, (post, identity) => {
    const fields = commonFields(post, recentlyPublished, host)
    const excerpt = hasExcerpt ? readExcerpt(post.content, post.full_content) : []
    return { ...identity, ...fields, excerpt: excerpt.filter((text) => text !== fields.description) }
  })
}

/**
 * The unique cards of a list in order, the first with its excerpt. Colliding slugs become ids;
 * `askedIds` fill missing ids.
 */
export function normaliseCards(
  values: readonly unknown[],
  host: string,
  askedIds: readonly string[] = [],
): BlogCard[] {
  const cards = new Map<string, BlogCard>()
  values.slice(0, limits.posts).forEach((value, index) => {
    const result = normaliseCard(value, host, askedIds[index], cards.size === 0)
    if (result.kind === 'ok' && !cards.has(result.post.id)) cards.set(result.post.id, result.post)
  })
  const slugs = new Set<string>()
  return [...cards.values()].map((card) => {
    const slug = slugs.has(card.slug) || cards.has(card.slug) ? card.id : card.slug
    slugs.add(slug)
    return { ...card, slug }
  })
}

type PostContext = {
  today: string
  askedId: string
  host: string
}

export function normalisePost(value: unknown, { today, askedId, host }: PostContext): Normalised<BlogPost> {
  return normalise(value, askedId, (post, identity) => {
    const fields = commonFields(post, today, host)
    return {
      ...identity,
      ...fields,
      ...readBody(post.content, post.full_content, fields.description),
      author: readName(post.author) || defaults.author,
      tags: readTags(post.tags),
      relatedIds: readRelatedIds(post.related_posts, [identity.id, identity.slug]),
    }
  })
}

/** True for a record without a readable title, description or body: a host in trouble sends such. */
export function saysNothing(post: BlogCard | BlogPost): boolean {
  const body = 'excerpt' in post ? post.excerpt : [...post.introduction, ...post.sections, ...post.conclusion]
  return post.title === defaults.title && !post.description && body.length === 0
}

type Identity = Pick<BlogCard, 'id' | 'slug'>

/** The slug falls back to the id, the id to the slug, both to the requested id. */
function normalise<Post>(
  value: unknown,
  askedId: string | undefined,
  read: (post: ForeignObject, identity: Identity) => Post,
): Normalised<Post> {
  if (!looksLikePost(value)) return { kind: 'not-a-post' }
  const slug = readIdentity(value.slug)
  const id = readIdentity(value.id) ?? slug ?? readIdentity(askedId)
  return id === null ? { kind: 'no-identity' } : { kind: 'ok', post: read(value, { id, slug: slug ?? id }) }
}

function commonFields(
  post: ForeignObject,
  noDate: string,
  host: string,
): Omit<BlogCard, 'id' | 'slug' | 'excerpt'> {
  const text = (field: keyof typeof fieldNames, max: number) =>
    firstOf(post, field, (value) => cleanText(value, max)) ?? ''
  const title = text('title', limits.title) || defaults.title
  return {
    title,
    category: readCategory(post.category),
    description: text('description', limits.description),
    image: {
      src: firstOf(post, 'image', (value) => readImage(value, host)),
      alt: text('imageAlt', limits.imageAlt) || title,
    },
    published: firstOf(post, 'published', readDate) ?? { text: noDate, iso: null },
    readTime: readReadTime(text('readTime', limits.label)),
  }
}

/** A bare number counts minutes; other wording stays. docs/specification.md#blog-data. */
function readReadTime(written: string): string {
  const minutes = Number(written)
  if (Number.isNaN(minutes)) return written
  return minutes > 0 ? `${Math.max(1, Math.round(minutes))} min read` : defaults.readTime
}
