import { publicEnv } from '../site/env.ts'
import { isBuild, processWide } from '../util/process.server.ts'
import { withTimeout } from '../util/withTimeout.ts'
import { getPost, getPosts, getRelatedPosts } from './client.ts'
import type { BlogHost } from './fetchJson.ts'
import { readIdentity } from './normalise/fields.ts'
import type { BlogCard, PostWithRelated } from './post.ts'
import { findPost, isPostOf, whichPost } from './whichPost.ts'

/** The blog host, and its last good responses. Nothing here throws. A `key` is a post's slug or id. */

type Posts = readonly BlogCard[]
type Memory = {
  list?: { posts: Posts; at: number }
  listing?: Promise<Posts | undefined> | undefined
  /** Until then no page waits again where something good is known. */
  isLateUntil: number
}

const memory = processWide<Memory>('blog list', () => ({ isLateUntil: 0 }))
const postsById = processWide('blog posts', () => new Map<string, PostWithRelated>())
const maxPosts = 200

const host: BlogHost = { host: publicEnv.blogApiHost, retries: isBuild ? 1 : 0 }

/** Milliseconds that a running site waits for the host, which goes on, where something good is known. */
const waitFor = 1_000

/** Milliseconds where nothing is known: a late page is better than none. */
const waitForFirst = 4_000

/** Milliseconds after a timeout: a publish regenerates many pages, and only the first waits. */
const lateFor = 5_000

/** The result, or undefined after a timeout. `last` is what is known in its place. */
export async function withinWait<Result>(
  result: Promise<Result>,
  last: unknown,
): Promise<Result | undefined> {
  if (isBuild) return result
  const limit = Date.now() < memory.isLateUntil ? 0 : waitFor
  try {
    return await withTimeout(result, last ? limit : waitForFirst)
  } catch {
    memory.isLateUntil = Date.now() + lateFor
    return undefined
  }
}

/** The host's last good list. */
export const lastPosts = (): Posts | undefined => memory.list?.posts

/** The last good response about a post. */
export const lastPost = (key: string): PostWithRelated | undefined =>
  [...postsById.values()].find(({ post }) => isPostOf(post, key))

/** True for a post that the host has listed or returned before. */
export const isKnown = (key: string): boolean =>
  findPost(lastPosts() ?? [], key) !== undefined || lastPost(key) !== undefined

/**
 * The host's list, at most `seconds` old; undefined on failure or when empty
 * (docs/specification.md#messages). Calls are shared.
 */
export async function fetchPosts(seconds = 0): Promise<Posts | undefined> {
  if (memory.list && Date.now() - memory.list.at < seconds * 1_000) return memory.list.posts
  return (memory.listing ??= fetchList().finally(() => (memory.listing = undefined)))
}

async function fetchList(): Promise<Posts | undefined> {
  const result = await getPosts(host)
  if (result.kind !== 'ok') console.warn(`[blog] ${result.reason}`)
  if (result.kind !== 'ok' || result.posts.length === 0) return undefined
  memory.list = { posts: result.posts, at: Date.now() }
  return result.posts
}

/** `gone`: a healthy host has no such post. `moved`: it has another URL. */
export type FetchedPost =
  { kind: 'found'; page: PostWithRelated } | { kind: 'moved'; slug: string } | { kind: 'gone' | 'failed' }

/** The post of a key, with its related posts. */
export async function fetchPost(key: string): Promise<FetchedPost> {
  if (readIdentity(key) !== key) return { kind: 'gone' }
  const result = await whichPost(
    key,
    (id) => getPost(host, id),
    () => fetchPosts(),
  )
  if (result.kind === 'failed') {
    console.warn(`[blog] ${result.failure.reason}`)
    return { kind: 'failed' }
  }
  if (result.kind !== 'found') postsById.delete(lastPost(key)?.post.id ?? '')
  if (result.kind === 'gone') return { kind: 'gone' }
  const post = withOwnSlug(result.post)
  if (result.kind === 'moved') return { kind: 'moved', slug: post.slug }
  const related = (await getRelatedPosts(host, post.relatedIds)).map(withOwnSlug)
  remember({ post, related })
  return { kind: 'found', page: { post, related } }
}

/** The posts that were fetched last stay. */
function remember(page: PostWithRelated): void {
  postsById.delete(page.post.id)
  postsById.set(page.post.id, page)
  const [oldest = ''] = postsById.keys()
  if (postsById.size > maxPosts) postsById.delete(oldest)
}

/** A slug that another post has falls back to the id. */
function withOwnSlug<Post extends { id: string; slug: string }>(post: Post): Post {
  const listed = findPost(lastPosts() ?? [], post.slug)
  return listed && listed.id !== post.id ? { ...post, slug: post.id } : post
}
