import { routes } from '../site/pages.ts'
import { getList, postSeconds } from './host.server.ts'
import type { BlogCard } from './post.ts'

/** No good response is known. Next keeps the page that it has. */
export class BlogUnavailableError extends Error {
  override name = 'BlogUnavailableError'
}

/** The host is asked no more often than for the pages. @throws {BlogUnavailableError} */
export async function recentPosts(): Promise<readonly BlogCard[]> {
  const { posts } = await getList(postSeconds)
  if (!posts) throw new BlogUnavailableError('[blog] No list of posts is known.')
  return posts
}

/** @throws {BlogUnavailableError} */
export const allPostPaths = async (): Promise<string[]> =>
  (await recentPosts()).map(({ slug }) => routes.post(slug))
