import { wellFormed } from '../wellFormed.ts'
import { dayOf, recentlyPublished } from './date.ts'
import type { BlogFailure } from './failure.ts'
import { blogFailure } from './failure.ts'
import { readListEnvelope, readPostEnvelope } from './foreign.ts'
import type { BlogHost } from './fetchJson.ts'
import { fetchJson } from './fetchJson.ts'
import { normaliseCards, normalisePost } from './normalise.ts'
import type { BlogCard, BlogPost } from './post.ts'

type CallOptions = { signal?: AbortSignal | undefined }

export type PostsAnswer = { kind: 'ok'; posts: BlogCard[] } | BlogFailure
export type PostAnswer = { kind: 'ok'; post: BlogPost } | BlogFailure

/**
 * The calls of section 7. None of them throws: a failure is a value with a name.
 * `posts` may be empty when the host lists things that are no posts; an empty list is the failure `no-posts`.
 */
export async function getPosts(host: BlogHost, { signal }: CallOptions = {}): Promise<PostsAnswer> {
  const answer = await fetchJson(host, '?action=all', signal)
  if (answer.kind !== 'ok') return blogFailure('list', answer, answer.reason)
  const list = readListEnvelope(answer.value)
  if (!list)
    return blogFailure(
      'list',
      { kind: 'no-posts' },
      'The answer lacks success or data, or its list is empty.',
    )
  return { kind: 'ok', posts: normaliseCards(list, host.host) }
}

/** `now` dates a post that has no date of its own. */
export async function getPost(
  host: BlogHost,
  id: string | undefined,
  { signal, now = new Date() }: CallOptions & { now?: Date } = {},
): Promise<PostAnswer> {
  const askedId = id?.trim()
  if (!askedId) return blogFailure('post', { kind: 'missing-id' }, 'No id was given.')
  const answer = await fetchJson(host, postQuery('single', askedId), signal)
  if (answer.kind !== 'ok') return blogFailure('post', answer, answer.reason)
  const today = dayOf(now)?.text ?? recentlyPublished
  const result = normalisePost(readPostEnvelope(answer.value), { today, askedId, host: host.host })
  return result.kind === 'ok'
    ? result
    : blogFailure('post', { kind: 'not-found' }, `The answer for "${askedId}" holds no post: ${result.kind}.`)
}

/** True when the host said that it has no such post. One in trouble may say so too. */
export const isDenied = (answer: { kind: string; status?: number }): boolean =>
  answer.kind === 'not-found' || answer.status === 404 || answer.status === 410

/**
 * `posts` are those that could be had, in the order they were asked for; `unanswered` the ids whose call failed, without those that the
 * host said it does not have.
 */
export type RelatedAnswer = { posts: BlogCard[]; unanswered: string[] }

/** Milliseconds for which an article waits for what it names as related. */
const relatedTimeoutMs = 2_000

/**
 * One call for each of `ids`, in parallel. Failures are skipped, and what takes long is one, by the host's own bound if it has one: the
 * article is here already. Only where calls are made again, in a build, is there time for all of them.
 */
export async function getRelatedPosts(
  host: BlogHost,
  ids: readonly string[],
  { signal }: CallOptions = {},
): Promise<RelatedAnswer> {
  const bounded = host.retries ? host : { timeoutMs: relatedTimeoutMs, ...host }
  const calls = ids.map(async (id) => ({
    id,
    answer: await fetchJson(bounded, postQuery('get', id), signal),
  }))
  const answers = await Promise.all(calls)
  const found = answers.map(({ answer }) => (answer.kind === 'ok' ? readPostEnvelope(answer.value) : null))
  return {
    posts: normaliseCards(found, host.host, ids),
    unanswered: answers.filter(({ answer }) => answer.kind !== 'ok' && !isDenied(answer)).map(({ id }) => id),
  }
}

function postQuery(action: 'single' | 'get', id: string): string {
  return `?action=${action}&id=${encodeURIComponent(wellFormed(id))}`
}
