import { getSitemapPosts } from '../blog/recent.server.ts'
import { lastKnownContentPaths } from '../sanity/content/contentPaths.server.ts'
import { sitePages } from '../site/pages.ts'

const fixed: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path))

/** Of the content lake and the blog host; whichever is down has none. */
async function knownPaths(): Promise<string[]> {
  const content = lastKnownContentPaths().then(({ landingPages }) => landingPages.map(({ path }) => path))
  const found = await Promise.allSettled([content, getSitemapPosts()])
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

/**
 * The path that another spelling means: without final slashes, in the case of what it names.
 * That is a page, landing page or listed post. Any other path keeps its case.
 */
export async function canonicalPath(path: string): Promise<string> {
  const trimmed = path.replace(/\/+$/, '') || '/'
  const lower = trimmed.toLowerCase()
  if (trimmed === lower || fixed.has(lower)) return lower
  if (/^\/blog\/page\/\d+$/.test(lower)) return lower
  const known = await knownPaths()
  if (known.includes(trimmed)) return trimmed
  return (
    known.find((each) => each.toLowerCase() === lower) ??
    // A post that is not listed.
    trimmed.replace(/^\/blog\//i, '/blog/')
  )
}
