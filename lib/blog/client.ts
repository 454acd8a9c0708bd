import { isObject, type Fields } from '../util/isObject.ts'
import { wellFormed } from '../util/wellFormed.ts'
import { dayOf } from './normalise/date.ts'
import { blogFailure, type BlogFailure } from './failure.ts'
import { fetchJson, type BlogHost } from './fetchJson.ts'
import { isPost, normaliseCards, normalisePost } from './normalise/normalise.ts'
import type { BlogCard, BlogPost } from './post.ts'

/** Bytes of a response with one post. */
const maxPostBytes = 2_500_000

type PostsResult = { kind: 'ok'; posts: BlogCard[] } | BlogFailure
export type PostResult = { kind: 'ok'; post: BlogPost } | BlogFailure

/**
 * The calls of docs/specification.md#blog-calls. None throws. An empty list is the failure
 * `no-posts`.
 */
export async function getPosts(host: BlogHost): Promise<PostsResult> {
  const response = await fetchJson(host, '?action=all')
  if (response.kind !== 'ok') return blogFailure('list', response, response.reason)
  const list = readList(response.value)
  if (!list) return blogFailure('list', { kind: 'no-posts' }, 'The response lacks success, data or posts.')
  return { kind: 'ok', posts: normaliseCards(list, host.host) }
}

/** A post without a date of its own is dated today. */
export async function getPost(host: BlogHost, id: string): Promise<PostResult> {
  const response = await fetchJson({ maxBytes: maxPostBytes, ...host }, postQuery('single', id))
  if (response.kind !== 'ok') return blogFailure('post', response, response.reason)
  const today = dayOf(new Date())
  const post = normalisePost(readPost(response.value), { today, askedId: id, host: host.host })
  return post
    ? { kind: 'ok', post }
    : blogFailure('post', { kind: 'not-found' }, `The response for "${id}" holds no post.`)
}

/** Milliseconds that an article waits for its related posts. */
const relatedTimeout = 2_000

/** The posts in the requested order, by one parallel call per id; failures are skipped. */
export async function getRelatedPosts(host: BlogHost, ids: readonly string[]): Promise<BlogCard[]> {
  const bounded = { maxBytes: maxPostBytes, timeoutMs: relatedTimeout, ...host }
  const responses = await Promise.all(ids.map((id) => fetchJson(bounded, postQuery('get', id))))
  const found = responses.map((response) => (response.kind === 'ok' ? readPost(response.value) : null))
  return normaliseCards(found, host.host, ids)
}

function postQuery(action: 'single' | 'get', id: string): string {
  return `?action=${action}&id=${encodeURIComponent(wellFormed(id))}`
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
