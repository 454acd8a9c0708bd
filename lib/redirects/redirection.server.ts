import { allPostPaths } from '../blog/posts.server.ts'
import { contentPathsAtOnce } from '../sanity/queries/contentPaths.server.ts'
import { encodedPath } from '../site/links.ts'
import { isBelowBlog } from '../site/paths.ts'
import { wayFrom } from './wayFrom.ts'

/** What is known while the lake is down. */
const nothing = { landingPages: [], redirects: [] }

/**
 * Where a path leads that has no page: where an editor says, or to the page that is meant.
 * Undefined for the path of a page, for one that nobody knows, and for a circle.
 */
export async function redirection(
  path: string,
): Promise<{ destination: string; permanent: boolean } | undefined> {
  const content = await contentPathsAtOnce().catch(() => nothing)
  // A post may stand where a redirect begins, also one in the middle of a chain.
  const asks = [path, ...content.redirects.map(({ from }) => from)].some(isBelowBlog)
  const posts = asks ? await allPostPaths().catch(() => []) : []
  const way = wayFrom(path, { ...content, posts }, Date.now())
  // Next sends it as it is.
  return way.kind === 'redirect'
    ? { destination: encodedPath(way.destination), permanent: way.permanent }
    : undefined
}
