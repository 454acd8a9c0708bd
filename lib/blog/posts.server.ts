import type { GetStaticPropsContext } from 'next'
import { inlinePostSvg } from '../images/inlineSvgs.server.ts'
import { routes } from '../site/pages.ts'
import { isBuild } from '../util/process.server.ts'
import { blogFailure, postError } from './failure.ts'
import { getList, getPostWithRelated, lastPosts, postSeconds } from './host.server.ts'
import type { BlogCard, PostListState, PostState } from './post.ts'
import { homeRange, listOf, pageCount, pageRange, type PostRange } from './ranges.ts'

/**
 * What pages show of the blog: the host's response, or the last good one. Without both a build
 * shows the loading state; a running site throws, and Next keeps the page that it has.
 */

/** No good response is known. Next keeps the page that it has. */
export class BlogUnavailableError extends Error {
  override name = 'BlogUnavailableError'
}

/** Seconds until a page without the host's response regenerates. */
const retrySeconds = Math.min(10, postSeconds)

type Context = Pick<GetStaticPropsContext, 'draftMode'>

/** @throws {BlogUnavailableError} except in a build, and in a preview, which nobody caches */
function loadingOnly({ draftMode }: Context, page: string): { kind: 'loading' } {
  if (isBuild || draftMode) return { kind: 'loading' }
  throw new BlogUnavailableError(`[blog] Nothing good is known for ${page}. It is not generated.`)
}

type ListProps = { posts: PostListState; revalidate: number }

async function listProps(range: PostRange, context: Context, maxAge = 0): Promise<ListProps> {
  const { posts, fresh } = await getList(maxAge)
  const revalidate = fresh ? postSeconds : retrySeconds
  return { posts: posts ? listOf(posts, range) : loadingOnly(context, 'a list'), revalidate }
}

/** @throws {BlogUnavailableError} and so does the next one */
export const getHomePosts = (context: Context = {}): Promise<ListProps> => listProps(homeRange, context)

export const getBlogPosts = (context: Context = {}): Promise<ListProps> => listProps(pageRange(1), context)

/** The newest posts for a landing page. Where nothing is known, the browser loads them. */
export async function getLandingPosts(count: number, context: Context = {}): Promise<ListProps> {
  try {
    return await listProps({ from: 0, count }, context)
  } catch (error) {
    if (!(error instanceof BlogUnavailableError)) throw error
    return { posts: { kind: 'loading' }, revalidate: retrySeconds }
  }
}

/** The posts of page 2 and up; null for a page that the blog does not fill. */
export async function getOlderPosts(
  page: number,
  context: Context = {},
): Promise<{ posts: PostListState | null; revalidate: number }> {
  // Anybody can try thousands of these paths, so they share a list.
  const { posts, revalidate } = await listProps(pageRange(page), context, retrySeconds)
  const isEmpty = posts.kind === 'loaded' && posts.posts.length === 0
  return { posts: isEmpty ? null : posts, revalidate }
}

/** Paths of the posts on `/blog`, generated at build and when the site settings change. */
export async function firstPostPaths(): Promise<string[]> {
  const posts = (isBuild ? (await getList()).posts : lastPosts()) ?? []
  return posts.slice(0, pageRange(1).count).map(({ slug }) => routes.post(slug))
}

/** Pages of older posts that a publish regenerates. The others follow within a minute. */
const maxOlderPages = 20

export function getOlderPaths(): string[] {
  const count = Math.min(pageCount(lastPosts()?.length ?? 0) - 1, maxOlderPages)
  return Array.from({ length: count }, (_, index) => routes.olderPosts(index + 2))
}

/** `state` is null when a healthy host has no such post; `movedTo` is the path it moved to. */
type PostProps = { state: PostState | null; movedTo?: string; revalidate: number }

/** What the page of a post shows. @throws {BlogUnavailableError} */
export async function getPostState(key: string, context: Context = {}): Promise<PostProps> {
  if (!key.trim()) {
    const state = postError(blogFailure('post', { kind: 'missing-id' }))
    return { state, revalidate: postSeconds }
  }
  const response = await getPostWithRelated(key)
  const revalidate = response.fresh ? postSeconds : retrySeconds
  if (response.kind === 'gone') return { state: null, revalidate }
  // Next ends a build over a redirect. What a build generates was listed.
  if (response.kind === 'moved' && !isBuild)
    return { state: null, movedTo: routes.post(response.slug), revalidate }
  if (response.kind !== 'found') return { state: loadingOnly(context, `post ${key}`), revalidate }
  const { post, related } = response.page
  const inline = await inlinePostSvg(post.image.src)
  const image = { ...post.image, ...(inline !== undefined && { inline }) }
  return { state: { kind: 'loaded', post: { ...post, image }, related }, revalidate }
}

/** Of all posts, for what is no page: the host is asked no more often than for pages. */
async function recentPosts(): Promise<readonly BlogCard[]> {
  const { posts } = await getList(postSeconds)
  if (!posts) throw new BlogUnavailableError('[blog] No list of posts is known.')
  return posts
}

/** For sitemap and redirects. @throws {BlogUnavailableError} */
export const allPostPaths = async (): Promise<string[]> =>
  (await recentPosts()).map(({ slug }) => routes.post(slug))

/** @throws {BlogUnavailableError} rather than lose posts */
export const getFeedPosts = async (): Promise<readonly BlogCard[]> =>
  (await recentPosts()).slice(0, pageRange(1).count)
