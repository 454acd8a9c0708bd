import { isObject, type Fields } from '../util/isObject.ts'
import { wellFormed } from '../util/wellFormed.ts'
import { dayOf } from './normalise/date.ts'
import { blogFailure, type BlogFailure } from './failure.ts'
import { fetchJson, type CallLimits } from './fetchJson.ts'
import { isPost, normaliseCards, normalisePost } from './normalise/normalise.ts'
import type { BlogCard, BlogPost } from './post.ts'

/** A thousand articles fit. More would stop this thread for seconds. */
const listLimits: CallLimits = { bytes: 10_000_000, milliseconds: 8_000 }
const postLimits: CallLimits = { bytes: 2_500_000, milliseconds: 8_000 }

/** An article waits for its related posts. */
const relatedLimits: CallLimits = { ...postLimits, milliseconds: 2_000 }

type PostsResult = { kind: 'ok'; posts: BlogCard[] } | BlogFailure
export type PostResult = { kind: 'ok'; post: BlogPost } | BlogFailure

/**
 * The calls of docs/specification.md#blog-calls, to the URL of a host. None throws. An empty list is
 * the failure `no-posts`.
 */
export async function getPosts(host: string): Promise<PostsResult> {
  const response = await fetchJson(`${host}/api/blogs.php?action=all`, listLimits)
  if (response.kind !== 'ok') return blogFailure('list', response, response.reason)
  const list = readList(response.value)
  if (!list) return blogFailure('list', { kind: 'no-posts' }, 'The response lacks success, data or posts.')
  return { kind: 'ok', posts: normaliseCards(list, host) }
}

/** A post without a date of its own is dated today. */
export async function getPost(host: string, id: string): Promise<PostResult> {
  const response = await fetchJson(postUrl(host, 'single', id), postLimits)
  if (response.kind !== 'ok') return blogFailure('post', response, response.reason)
  const today = dayOf(new Date())
  const post = normalisePost(readPost(response.value), { today, askedId: id, host })
  return post
    ? { kind: 'ok', post }
    : blogFailure('post', { kind: 'not-found' }, `The response for "${id}" holds no post.`)
}

/** The posts in the requested order, by one parallel call per id; failures are skipped. */
export async function getRelatedPosts(host: string, ids: readonly string[]): Promise<BlogCard[]> {
  const responses = await Promise.all(ids.map((id) => fetchJson(postUrl(host, 'get', id), relatedLimits)))
  const found = responses.map((response) => (response.kind === 'ok' ? readPost(response.value) : null))
  return normaliseCards(found, host, ids)
}

function postUrl(host: string, action: 'single' | 'get', id: string): string {
  return `${host}/api/blogs.php?action=${action}&id=${encodeURIComponent(wellFormed(id))}`
}

/** The posts in the response to `action=all`; null without success or data, or when empty. */
function readList(response: unknown): readonly unknown[] | null {
  if (!isObject(response) || !response.success) return null
  const list = Array.isArray(response.data) ? response.data : [response.data].filter(isObject)
  return list.length > 0 ? list : null
}

/** The post in a `single` or `get` response: `blog`, then `data`, then itself; null without one. */
function readPost(response: unknown): Fields | null {
  if (!isObject(response)) return null
  if (isPost(response.blog)) return response.blog
  if (isPost(response.data)) return response.data
  return isPost(response) && response.success !== false ? response : null
}
