import { revalidateSeconds as pageSeconds } from '../util/revalidate.server.ts'
import { routes } from '../site/pages.ts'
import { cachedPosts, withinWait, postsOfLast } from './host.server.ts'
import type { BlogCard } from './post.ts'

/** The list of posts without their images. The proxy reads it, where sharp cannot be loaded. */

/** No good response is known. The page stays as it was. */
export class BlogUnavailableError extends Error {
  override name = 'BlogUnavailableError'

  /** By name: pages and API routes are bundled apart. */
  static is(error: unknown): error is BlogUnavailableError {
    return error instanceof Error && error.name === 'BlogUnavailableError'
  }
}

/** Seconds after which a page with posts is regenerated. */
export const revalidateSeconds = Math.min(Number(process.env.BLOG_REVALIDATE_SECONDS || 60), pageSeconds)

/** The host is asked no more often than for the pages. */
export async function recentPosts(): Promise<readonly BlogCard[] | undefined> {
  const cached = await cachedPosts()
  return (await withinWait(postsOfLast(revalidateSeconds), !cached)) ?? (await cachedPosts())
}

/** @throws {BlogUnavailableError} when no posts are known; the next function throws it too */
export async function knownPosts(): Promise<readonly BlogCard[]> {
  const posts = await recentPosts()
  if (!posts) throw new BlogUnavailableError('[blog] Nothing good is known for sitemap and feed.')
  return posts
}

export const getSitemapPosts = async (): Promise<string[]> =>
  (await knownPosts()).map(({ slug }) => routes.post(slug))
