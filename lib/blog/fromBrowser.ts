import { publicEnv } from '../site/env.ts'
import { getPosts, getRelatedPosts } from './client.ts'
import { listOf, type PostRange } from './ranges.ts'
import { postError } from './failure.ts'
import type { PostListState, PostState } from './post.ts'
import { whichPost } from './whichPost.ts'

/** The blog as a browser requests it. */

const { blogApiHost } = publicEnv

/** The posts of a range, or the error text. */
export async function getShownPosts(range: PostRange): Promise<PostListState> {
  const result = await getPosts(blogApiHost)
  if (result.kind !== 'ok') return { kind: 'error', message: result.message }
  return listOf(result.posts, range)
}

/** The post of a slug or id with its related posts, or the error texts. */
export async function getShownPost(key: string): Promise<PostState> {
  const result = await whichPost(blogApiHost, key, async () => {
    const list = await getPosts(blogApiHost)
    return list.kind === 'ok' ? list.posts : []
  })
  if (result.kind === 'gone' || result.kind === 'failed') return postError(result.failure)
  const related = await getRelatedPosts(blogApiHost, result.post.relatedIds)
  return { kind: 'loaded', post: result.post, related }
}
