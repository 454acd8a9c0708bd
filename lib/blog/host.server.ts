import { createHash } from 'node:crypto'
import path from 'node:path'
import { publicEnv } from '../site/env.ts'
import { cacheFolder, isBuild, processWide } from '../util/process.server.ts'
import { sharedEntries } from '../util/sharedEntries.server.ts'
import { StaleCache } from '../util/staleCache.server.ts'
import { withTimeout } from '../util/withTimeout.ts'
import { getPost, getPosts, getRelatedPosts, isDenied } from './client.ts'
import type { BlogHost } from './fetchJson.ts'
import type { BlogCard, BlogPost, PostWithRelated } from './post.ts'
import { findPost, isSamePost, whichPost } from './whichPost.ts'
import { readIdentity } from './normalise/fields.ts'
import type { Identity } from './normalise/normalise.ts'

/** The blog host with a stale cache. Nothing here throws. A `key` is a post's slug or id. */

/** Milliseconds that a running site waits for the host. The call goes on. */
const waitFor = 1_000

/** Milliseconds where nothing is cached: a late page is better than none. */
const waitForFirst = 4_000

/** The result, or undefined after a timeout. `isFirst`: nothing is cached in its place. */
export const withinWait = <Result>(result: Promise<Result>, isFirst = false): Promise<Result | undefined> =>
  isBuild ? result : withTimeout(result, isFirst ? waitForFirst : waitFor).catch(() => undefined)

const host: BlogHost = { host: publicEnv.blogApiHost, retries: isBuild ? 1 : 0 }

/** Changes with the shape of a post, so that cached files of an older release are ignored. */
export const shape = 4

const folderName = createHash('sha256').update(`${shape} ${publicEnv.blogApiHost}`).digest('hex')

const cache = processWide('blog cache', () => {
  const name = folderName.slice(0, 16)
  return new StaleCache({
    folder: path.join(/* turbopackIgnore: true */ cacheFolder, 'blog', name),
    shared: sharedEntries(`blog:${name}`),
  })
})

const listName = 'posts'
const postName = (key: string) => `post ${key}`

type Posts = readonly BlogCard[]

/** The host's last good list. */
export const cachedPosts = async (): Promise<Posts | undefined> => (await cache.get<Posts>(listName))?.value

const calls = processWide<{ forPosts?: Promise<Posts | undefined> | undefined }>('blog calls', () => ({}))

/**
 * The host's list; undefined on failure or when empty (docs/specification.md#messages). Calls are
 * shared.
 */
export const fetchPosts = (): Promise<Posts | undefined> =>
  (calls.forPosts ??= fetchPostsOnce().finally(() => (calls.forPosts = undefined)))

async function fetchPostsOnce(): Promise<Posts | undefined> {
  const result = await getPosts(host)
  if (result.kind !== 'ok') {
    console.warn(`[blog] ${result.reason}`)
    return undefined
  }
  if (result.posts.length === 0) return undefined
  await cache.set(listName, result.posts)
  return result.posts
}

/** The host's list, at most `seconds` old. */
export async function postsOfLast(seconds: number): Promise<Posts | undefined> {
  const known = await cache.get<Posts>(listName)
  return known && (await cache.time()) - known.at <= seconds * 1_000 ? known.value : fetchPosts()
}

/** A slug that another post has falls back to the id. */
async function withOwnSlug<Post extends Identity>(post: Post): Promise<Post> {
  const listed = await listedPost(post.slug)
  return listed && !isSamePost(listed, post) ? { ...post, slug: post.id } : post
}

/** The post in the cached list. */
export const listedPost = async (key: string): Promise<BlogCard | undefined> =>
  findPost((await cachedPosts()) ?? [], key)

/** The last good result for a post. */
export const cachedPost = async (key: string): Promise<PostWithRelated | undefined> =>
  (await cache.get<PostWithRelated>(postName(key)))?.value

/** True for a post that the host has listed or returned before. */
export const isKnown = async (key: string): Promise<boolean> =>
  (await listedPost(key)) !== undefined || (await cachedPost(key)) !== undefined

/** Whether a list of at most `seconds` has the post; undefined without such a list. */
export async function isListed(key: string, seconds: number): Promise<boolean | undefined> {
  const posts = await withinWait(postsOfLast(seconds), true)
  return posts && findPost(posts, key) !== undefined
}

/** `gone`: a healthy host has no such post. `moved`: it has another URL. `trouble`: unknown. */
export type PostResult =
  | ({ kind: 'found' } & PostWithRelated)
  | { kind: 'gone' }
  | { kind: 'moved'; slug: string }
  | { kind: 'trouble' }

/** The post of a key, with its related posts. A denied one leaves the cache. */
export async function fetchPost(key: string): Promise<PostResult> {
  const result = await fetchPostOnce(key)
  if (result.kind === 'gone' || result.kind === 'moved') await cache.delete(postName(key))
  return result
}

async function fetchPostOnce(key: string): Promise<PostResult> {
  if (readIdentity(key) !== key) return { kind: 'gone' }
  const result = await getPost(host, key)
  const post = result.kind === 'ok' ? result.post : undefined
  if (result.kind !== 'ok') console.warn(`[blog] ${result.reason}`)
  if (result.kind !== 'ok' && !isDenied(result)) return { kind: 'trouble' }
  let listed = post && (await listedPost(key))
  let verdict = whichPost(key, post, listed)
  if (verdict !== 'found') {
    // A host in trouble also says "not found". Only a new complete list without it makes a 404.
    const posts = await (post ? postsOfLast(10) : fetchPosts())
    if (!posts && !post) return { kind: 'trouble' }
    if (posts) listed = findPost(posts, key)
    verdict = whichPost(key, post, listed)
  }
  if (post && verdict === 'found') return found(post, key)
  if (post && verdict === 'moved') return { kind: 'moved', slug: (listed ?? (await withOwnSlug(post))).slug }
  if (listed && verdict === 'by-id') return fetchById(listed, key)
  return { kind: verdict === 'gone' ? 'gone' : 'trouble' }
}

/** For a host that finds a post by its id only. */
async function fetchById({ id, slug }: BlogCard, key: string): Promise<PostResult> {
  const result = await getPost(host, id)
  const isIts = result.kind === 'ok' && (result.post.id === id || result.post.slug === slug)
  return isIts ? found(result.post, key) : { kind: 'trouble' }
}

async function found(fetched: BlogPost, key: string): Promise<PostResult> {
  const post = await withOwnSlug(fetched)
  const { posts, failed } = await getRelatedPosts(host, post.relatedIds)
  // A related post whose call failed is shown from the cache.
  const before = failed.length > 0 ? ((await cachedPost(key))?.related ?? []) : []
  const cards = [...posts, ...failed.flatMap((id) => findPost(before, id) ?? [])]
  // An unknown id is that of the next post that did not fail.
  let last = -1
  const placed = cards.map((card) => {
    const named = post.relatedIds.findIndex((id) => id === card.id || id === card.slug)
    const next = post.relatedIds.findIndex((id, index) => index > last && !failed.includes(id))
    last = named < 0 ? next : named
    return { card, position: last }
  })
  const inOrder = placed.sort((a, b) => a.position - b.position).map(({ card }) => card)
  const related = await Promise.all(inOrder.map((card) => withOwnSlug({ ...card, excerpt: [] })))
  const result: PostWithRelated = { post, related }
  const keys = new Set([key, post.slug, post.id])
  await Promise.all([...keys].map((each) => cache.set(postName(each), result)))
  return { kind: 'found', ...result }
}
