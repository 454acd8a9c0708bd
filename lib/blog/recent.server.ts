import { revalidateSeconds } from '../util/revalidate.server.ts'
import { routes } from '../site/pages.ts'
import { fetchPosts, lastPosts, withinWait } from './host.server.ts'
import type { BlogCard } from './post.ts'

/** No good response is known. Next keeps the page that it has. */
export class BlogUnavailableError extends Error {
  override name = 'BlogUnavailableError'
}

/** Seconds after which a page with posts is regenerated. */
export const postSeconds = Math.min(Number(process.env.BLOG_REVALIDATE_SECONDS || 60), revalidateSeconds)

/** The host is asked no more often than for the pages. @throws {BlogUnavailableError} */
export async function recentPosts(): Promise<readonly BlogCard[]> {
  const posts = (await withinWait(fetchPosts(postSeconds), lastPosts())) ?? lastPosts()
  if (!posts) throw new BlogUnavailableError('[blog] No list of posts is known.')
  return posts
}

/** @throws {BlogUnavailableError} */
export const allPostPaths = async (): Promise<string[]> =>
  (await recentPosts()).map(({ slug }) => routes.post(slug))
