import { getPost, type PostResult } from './client.ts'
import { blogFailure, type BlogFailure } from './failure.ts'
import type { BlogCard, BlogPost } from './post.ts'

type Identity = Pick<BlogCard, 'id' | 'slug'>

/** True for the post that a URL means: its key is a slug or an id. */
export const isPostOf = ({ id, slug }: Identity, key: string): boolean => slug === key || id === key

export const findPost = <Post extends Identity>(posts: readonly Post[], key: string): Post | undefined =>
  posts.find((post) => isPostOf(post, key))

/** `moved`: the host gives a post with another URL. `gone`: it has none, nor does its list. */
type Found =
  | { kind: 'found'; post: BlogPost }
  | { kind: 'moved'; post: BlogPost }
  | { kind: 'gone'; failure: BlogFailure }
  | { kind: 'failed'; failure: BlogFailure }

/**
 * Asks the host for the post of a key, on the server and in browsers. Some databases find posts by
 * id only, others compare loosely ("1abc" finds post 1): then the list decides.
 */
export async function whichPost(
  host: string,
  key: string,
  getList: () => Promise<readonly Identity[] | undefined>,
): Promise<Found> {
  const first = await getPost(host, key)
  if (first.kind === 'ok' && isPostOf(first.post, key)) return { kind: 'found', post: first.post }
  if (first.kind !== 'ok' && !isDenied(first)) return { kind: 'failed', failure: first }
  const list = await getList()
  const listed = list && findPost(list, key)
  if (!listed) {
    if (first.kind !== 'ok') return { kind: list ? 'gone' : 'failed', failure: first }
    return list ? { kind: 'moved', post: first.post } : { kind: 'failed', failure: otherPost(key) }
  }
  const second = listed.id === key ? first : await getPost(host, listed.id)
  if (second.kind !== 'ok') return { kind: 'failed', failure: second }
  const isIts = second.post.id === listed.id || second.post.slug === listed.slug
  return isIts ? { kind: 'found', post: second.post } : { kind: 'failed', failure: otherPost(key) }
}

/** True for "no such post". A host in trouble may say so too. */
const isDenied = (response: PostResult): boolean =>
  response.kind === 'not-found' ||
  (response.kind === 'http' && (response.status === 404 || response.status === 410))

const otherPost = (key: string) =>
  blogFailure('post', { kind: 'unreadable' }, `The host responds to "${key}" with another post.`)
