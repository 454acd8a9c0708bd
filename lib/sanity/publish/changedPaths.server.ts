import { landingPath } from '#lib/site/paths.ts'
import { landingPagesShowing, pathsShowing } from '#lib/site/pages.ts'
import { fetchPublished } from '../queries/client.server.ts'
import { referringQuery } from '../queries/queries.ts'
import type { ReferringQueryResult } from '../queries/types.generated.ts'
import type { PublishedChange } from './webhook.server.ts'

/** True for a type that visitors see. */
export const isShown = (type: string): boolean =>
  ['landingPage', 'redirect'].includes(type) || pathsShowing(type).length > 0

/**
 * The paths to regenerate, fixed pages first; none for a redirect.
 * @throws {ContentUnavailableError}
 */
export async function changedPaths({ id, type, paths }: PublishedChange): Promise<readonly string[]> {
  if (type !== 'landingPage') return pathsOf(id, type)
  return [...new Set([...paths, ...(await pathsLinkingTo(id))])]
}

/** The pages that show a document. */
async function pathsOf(id: string, type: string, slug?: string | null): Promise<readonly string[]> {
  if (type === 'landingPage') {
    const path = landingPath(slug)
    return path ? [path] : []
  }
  return [...pathsShowing(type), ...(await landingPathsShowing(id, type))]
}

async function landingPathsShowing(id: string, type: string): Promise<readonly string[]> {
  const condition = landingPagesShowing(type)
  if (!condition) return []
  const query = /* groq */ `*[_type == "landingPage" && ${condition}].slug.current`
  const slugs = await fetchPublished<(string | null)[]>(query, { id })
  return slugs.flatMap((slug) => landingPath(slug) ?? [])
}

/**
 * The pages with a link to a landing page. The settings link in the menu, so that is every page.
 */
async function pathsLinkingTo(id: string): Promise<readonly string[]> {
  const referring: ReferringQueryResult = await fetchPublished(referringQuery, { id })
  const paths = await Promise.all(referring.map(({ _id, _type, slug }) => pathsOf(_id, _type, slug)))
  return paths.flat()
}
