import { isReserved, landingPath, pathOf, type Redirect } from '../../site/redirects.ts'
import { onLandingPages, pathsShowing } from '../../site/pages.ts'
import { fetchContentPaths } from '../content/contentPaths.server.ts'
import { fetchPublished } from '../content/client.server.ts'
import { referringQuery } from '../content/queries.ts'
import type { ReferringQueryResult } from '../content/types.generated.ts'
import type { PublishedChange } from './webhook.server.ts'

/** Documents that define paths. */
const withAddresses = ['landingPage', 'redirect']

/** True for a type that visitors see. */
export const isShown = (type: string): boolean =>
  withAddresses.includes(type) || pathsShowing(type).length > 0

/** The paths to regenerate, fixed pages first. @throws {ContentUnavailableError} */
export async function changedPaths({ id, type, paths }: PublishedChange): Promise<readonly string[]> {
  if (!withAddresses.includes(type)) return pathsOf(id, type)
  const { redirects } = await fetchContentPaths()
  const own = leadingTo(paths, redirects)
  return [...new Set([...own, ...(type === 'landingPage' ? await pathsLinkingTo(id) : [])])]
}

/** The paths with those of every redirect that leads to them, directly or in a chain. */
function leadingTo(paths: readonly string[], redirects: readonly Redirect[]): ReadonlySet<string> {
  const leading = redirects.filter(({ from }) => !isReserved(from))
  const found = new Set(paths.filter((path) => !isReserved(path)))
  // A set can grow while it is iterated.
  for (const path of found) for (const { from, to } of leading) if (pathOf(to) === path) found.add(from)
  return found
}

/** The pages that show a document. */
async function pathsOf(id: string, type: string, slug?: string | null): Promise<readonly string[]> {
  if (type === 'landingPage') {
    const path = landingPath(slug)
    return path ? [path] : []
  }
  return [...pathsShowing(type), ...(await landingPagesShowing(id, type))]
}

async function landingPagesShowing(id: string, type: string): Promise<readonly string[]> {
  const condition = Object.hasOwn(onLandingPages, type) && onLandingPages[type]
  if (!condition) return []
  const query = /* groq */ `*[_type == "landingPage" && (${condition})].slug.current`
  const slugs = await fetchPublished<(string | null)[]>(query, { id })
  return slugs.flatMap((slug) => landingPath(slug) ?? [])
}

/** The pages with a link to a landing page. */
async function pathsLinkingTo(id: string): Promise<readonly string[]> {
  const referring: ReferringQueryResult = await fetchPublished(referringQuery, { id })
  return (await Promise.all(referring.map(({ _id, _type, slug }) => pathsOf(_id, _type, slug)))).flat()
}
