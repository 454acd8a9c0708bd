import { LRUCache } from 'lru-cache'
import { publicEnv } from '../site/env.ts'
import { isBuild, processWide } from '../util/process.server.ts'
import { revalidateSeconds } from '../util/revalidate.server.ts'
import { withTimeout } from '../util/withTimeout.ts'
import { getPosts, getRelatedPosts } from './client.ts'
import { readIdentity } from './normalise/fields.ts'
import { saysNothing } from './normalise/normalise.ts'
import type { BlogCard, PostWithRelated } from './post.ts'
import { findPost, isPostOf, whichPost } from './whichPost.ts'

/**
 * What the blog host says, or else its last good response: then `fresh` is false. A `key` is a
 * post's slug or id; nothing here throws.
 */

type Posts = readonly BlogCard[]
type Memory = {
  list?: { posts: Posts; at: number }
  listing?: Promise<Posts | undefined> | undefined
  /** The posts that were fetched last, one per slug. */
  posts: LRUCache<string, PostWithRelated>
  fetching: Map<string, Promise<FetchedPost>>
  /** Until then no page waits again where something good is known. */
  isLateUntil: number
}

const memory = processWide<Memory>('blog', () => ({
  posts: new LRUCache({ max: 200 }),
  fetching: new Map(),
  isLateUntil: 0,
}))

const host = publicEnv.blogApiHost

/** Seconds after which a page with posts is regenerated. */
export const postSeconds = Math.min(Number(process.env.BLOG_REVALIDATE_SECONDS || 60), revalidateSeconds)

/** Milliseconds that a running site waits for the host, which goes on, where something good is known. */
const waitFor = 1_000

/** Milliseconds where nothing is known: a late page is better than none. */
const waitForFirst = 4_000

/** Milliseconds after a timeout: a publish regenerates many pages, and only the first waits. */
const lateFor = 5_000

/** The response, or undefined after a timeout. `last` is what is known in its place. */
async function withinWait<Response>(
  response: Promise<Response>,
  last: unknown,
): Promise<Response | undefined> {
  if (isBuild) return response
  const isLate = Date.now() < memory.isLateUntil
  const limit = !last ? waitForFirst : isLate ? 0 : waitFor
  try {
    return await withTimeout(response, limit)
  } catch {
    // No wait says nothing of the host.
    if (limit > 0) memory.isLateUntil = Date.now() + lateFor
    return undefined
  }
}

/** The host's last good list. */
export const lastPosts = (): Posts | undefined => memory.list?.posts

const listed = (key: string): BlogCard | undefined => findPost(lastPosts() ?? [], key)

/** The list, at most `seconds` old. An empty one is a failure (docs/specification.md#messages). */
export async function getList(seconds = 0): Promise<{ posts: Posts | undefined; fresh: boolean }> {
  const fresh = await withinWait(fetchList(seconds), memory.list)
  return { posts: fresh ?? lastPosts(), fresh: fresh !== undefined }
}

async function fetchList(seconds = 0): Promise<Posts | undefined> {
  if (memory.list && Date.now() - memory.list.at < seconds * 1_000) return memory.list.posts
  return (memory.listing ??= askForList().finally(() => (memory.listing = undefined)))
}

async function askForList(): Promise<Posts | undefined> {
  const result = await getPosts(host)
  if (result.kind !== 'ok') console.warn(`[blog] ${result.reason}`)
  if (result.kind !== 'ok' || result.posts.length === 0) return undefined
  memory.list = { posts: result.posts.map(withKnownWords), at: Date.now() }
  return memory.list.posts
}

/** A record that lost its words keeps the last good ones. */
function withKnownWords(card: BlogCard): BlogCard {
  const known = saysNothing(card) && listed(card.id)
  return known
    ? { ...card, title: known.title, description: known.description, excerpt: known.excerpt }
    : card
}

/** `gone`: a healthy host has no such post. `moved`: it has another URL. */
type FetchedPost =
  { kind: 'found'; page: PostWithRelated } | { kind: 'moved'; slug: string } | { kind: 'gone' | 'failed' }

/** The post of a key, with its related posts. `failed`: no good response is known. */
export async function getPostWithRelated(key: string): Promise<FetchedPost & { fresh: boolean }> {
  if (readIdentity(key) !== key) return { kind: 'gone', fresh: true }
  const last = rememberedPost(key)
  if (!isBuild && !last && !listed(key) && !isWithinLimit()) {
    const { posts } = await getList(postSeconds)
    if (!posts || !findPost(posts, key)) return { kind: posts ? 'gone' : 'failed', fresh: false }
  }
  const response = await withinWait(fetchPost(key), last)
  if (response && response.kind !== 'failed') return { ...response, fresh: true }
  const page = rememberedPost(key)
  return page ? { kind: 'found', page, fresh: false } : { kind: 'failed', fresh: false }
}

/** Calls to the host for posts that it has not listed: ids are easily made up. */
const maxUnknownPerSecond = 2
let unknown = { second: 0, calls: 0 }

function isWithinLimit(): boolean {
  const second = Math.floor(Date.now() / 1_000)
  unknown = { second, calls: unknown.second === second ? unknown.calls + 1 : 1 }
  return unknown.calls <= maxUnknownPerSecond
}

/** True for an image of a post that the host has listed or sent. */
export function isPostImage(src: string): boolean {
  const cards = [...memory.posts.values()].flatMap(({ post, related }) => [post, ...related])
  return [lastPosts() ?? [], cards].some((posts) => posts.some(({ image }) => image.src === src))
}

const rememberedPost = (key: string): PostWithRelated | undefined =>
  [...memory.posts.values()].find(({ post }) => isPostOf(post, key))

/** Calls are shared, so that no late response replaces a newer one. */
function fetchPost(key: string): Promise<FetchedPost> {
  const page = memory.fetching.get(key) ?? askForPost(key).finally(() => memory.fetching.delete(key))
  memory.fetching.set(key, page)
  return page
}

async function askForPost(key: string): Promise<FetchedPost> {
  const result = await whichPost(host, key, () => fetchList())
  if (result.kind === 'failed') {
    console.warn(`[blog] ${result.failure.reason}`)
    return { kind: 'failed' }
  }
  if (result.kind !== 'found') forget(key)
  if (result.kind === 'gone') return { kind: 'gone' }
  // Who is asked by a slug knows whose it is. The list may be a minute old.
  const post = result.post.slug === key ? result.post : withOwnSlug(result.post)
  if (result.kind === 'moved') return { kind: 'moved', slug: post.slug }
  const known = rememberedPost(key)?.post ?? listed(key)
  if (known && saysNothing(post) && !saysNothing(known)) {
    console.warn(`[blog] The response for "${key}" has no title, description or body.`)
    return { kind: 'failed' }
  }
  const related = (await getRelatedPosts(host, post.relatedIds)).map(withKnownWords).map(withOwnSlug)
  forget(post.id)
  forget(post.slug)
  memory.posts.set(post.slug, { post, related })
  return { kind: 'found', page: { post, related } }
}

function forget(key: string): void {
  for (const [slug, { post }] of memory.posts.entries()) if (isPostOf(post, key)) memory.posts.delete(slug)
}

/** A slug that another post has falls back to the id. */
function withOwnSlug<Post extends { id: string; slug: string }>(post: Post): Post {
  const owner = listed(post.slug)
  return owner && owner.id !== post.id ? { ...post, slug: post.id } : post
}
