import type { Identity } from './normalise/normalise.ts'

/** Which post a URL means. Its key is a slug or an id. Server and browser ask here. Pure. */

export const findPost = <Post extends Identity>(posts: readonly Post[], key: string): Post | undefined =>
  posts.find(({ id, slug }) => slug === key || id === key)

/** True for two results of one post; one of them may lack the id, or use the slug for it. */
export const isSamePost = (one: Identity, other: Identity): boolean =>
  one.id === other.id || (one.slug === other.slug && [one, other].some(({ id, slug }) => id === slug))

/**
 * `found`: the response is the post of the key. `by-id`: request the listed post by its id.
 * `moved`: it has the URL of the listed post, or its own. `gone`: there is none.
 * `trouble`: list and response disagree.
 */
type Verdict = 'found' | 'by-id' | 'moved' | 'gone' | 'trouble'

/**
 * Judges the host's response for a key: `post`, undefined when the host denied it.
 * Databases compare loosely ("1abc" finds post 1) and slugs may collide: the list decides.
 */
export function whichPost(key: string, post: Identity | undefined, listed: Identity | undefined): Verdict {
  const isIts = listed ? post && isSamePost(listed, post) : post?.id === key || post?.slug === key
  if (isIts) return 'found'
  if (!listed) return post ? 'moved' : 'gone'
  // Requested by its id, which is another post's slug.
  if (post && listed.slug !== key) return 'moved'
  // The same request again would bring the same response.
  return listed.id === key ? 'trouble' : 'by-id'
}
