import { readBody, readExcerpt } from './body.ts'
import { readCategory } from './category.ts'
import { readDate, recentlyPublished } from './date.ts'
import type { FieldName, ForeignObject } from './foreign.ts'
import { looksLikePost, valuesOf } from './foreign.ts'
import { readIdentity } from './identity.ts'
import { safeImageUrl } from './image.ts'
import { limits } from './limits.ts'
import { readRelatedIds, readTags } from './lists.ts'
import type { BlogCard, BlogPost } from './post.ts'
import { cleanText } from './text.ts'

/**
 * Foreign post in, our post or a named failure out. Pure: never throws, never changes its input, takes time linear in it.
 * `not-a-post` names no field of a post; `no-identity` has neither an id nor a slug that an address can hold.
 */
type Normalised<Post> = { kind: 'ok'; post: Post } | { kind: 'not-a-post' } | { kind: 'no-identity' }

/** Default texts of section 3. */
const defaults = { title: 'Untitled', readTime: '5 min read', author: 'Anonymous' } as const

/** One entry of the list, or the answer for one id, `askedId`. `host` is where the paths of its pictures lead. */
export function normaliseCard(value: unknown, host?: string, askedId?: string): Normalised<BlogCard> {
  return normalise(value, askedId, (post, identity) => {
    const fields = commonFields(post, recentlyPublished, host)
    const excerpt = readExcerpt(...valuesForBody(post))
    return { ...identity, ...fields, excerpt: excerpt.filter((text) => text !== fields.description) }
  })
}

/**
 * The cards of a list in its order, without entries that are no posts, and without a second post of the same id. No address is that of two:
 * a slug that an earlier post has, or that is the id of another, falls back to the id. `askedIds` are those of answers that were asked
 * for one by one, in the same order.
 */
export function normaliseCards(
  values: readonly unknown[],
  host?: string,
  askedIds: readonly string[] = [],
): BlogCard[] {
  const cards = new Map<string, BlogCard>()
  values.slice(0, limits.posts).forEach((value, index) => {
    const result = normaliseCard(value, host, askedIds[index])
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
  /** The day to name when the host names none. */
  today: string
  /** The id that was asked for, for an answer that does not repeat it. */
  askedId: string
  /** Where the paths of its pictures lead. */
  host?: string
}

/** The post of a detail page. */
export function normalisePost(value: unknown, { today, askedId, host }: PostContext): Normalised<BlogPost> {
  return normalise(value, askedId, (post, identity) => {
    const fields = commonFields(post, today, host)
    return {
      ...identity,
      ...fields,
      ...readBody(...valuesForBody(post), fields.description),
      author: text(post, 'author', limits.label) || defaults.author,
      tags: readTags(valuesOf(post, 'tags')),
      relatedIds: readRelatedIds(valuesOf(post, 'related'), [identity.id, identity.slug]),
    }
  })
}

/** What a post is addressed by. */
export type Identity = Pick<BlogCard, 'id' | 'slug'>

/** The slug falls back to the id, the id to the slug, both to the id that was asked for. */
function normalise<Post>(
  value: unknown,
  askedId: string | undefined,
  read: (post: ForeignObject, identity: Identity) => Post,
): Normalised<Post> {
  if (!looksLikePost(value)) return { kind: 'not-a-post' }
  const slug = readIdentity(valuesOf(value, 'slug')[0])
  const id = readIdentity(valuesOf(value, 'id')[0]) ?? slug ?? readIdentity(askedId)
  return id === null ? { kind: 'no-identity' } : { kind: 'ok', post: read(value, { id, slug: slug ?? id }) }
}

function commonFields(
  post: ForeignObject,
  noDate: string,
  host: string | undefined,
): Omit<BlogCard, 'id' | 'slug' | 'excerpt'> {
  const title = text(post, 'title', limits.title) || defaults.title
  return {
    title,
    category: readCategory(valuesOf(post, 'category')),
    description: text(post, 'description', limits.description),
    image: {
      src:
        valuesOf(post, 'image')
          .map((value) => safeImageUrl(value, host))
          .find(Boolean) ?? null,
      alt: text(post, 'imageAlt', limits.imageAlt) || title,
    },
    published: readDate(valuesOf(post, 'published'), noDate),
    readTime: readReadTime(text(post, 'readTime', limits.label)),
  }
}

/** The first of a field's names that holds text. */
function text(post: ForeignObject, field: FieldName, max: number): string {
  return (
    valuesOf(post, field)
      .map((value) => cleanText(value, max))
      .find(Boolean) ?? ''
  )
}

/** A bare number counts minutes; none of them is a column that nobody filled in. */
function readReadTime(written: string): string {
  if (/^0*$/.test(written)) return defaults.readTime
  return /^\d{1,4}$/.test(written) ? `${written} min read` : written
}

const valuesForBody = (post: ForeignObject) =>
  [valuesOf(post, 'content')[0], valuesOf(post, 'fullContent')[0]] as const
