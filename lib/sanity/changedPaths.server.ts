import { isReserved, landingPath, pathOf, type Redirect } from '../addresses.ts'
import { affectedPaths, onLandingPages } from '../shownOn.ts'
import { fetchAddresses } from './addresses.server.ts'
import { fetchPublished } from './client.server.ts'
import { referringQuery } from './queries.ts'
import type { ReferringQueryResult } from './types.generated.ts'
import type { PublishedChange } from './webhook.server.ts'

/** Documents whose addresses are content. */
const withAddresses = ['landingPage', 'redirect']

/** True for documents of a type that visitors see, or that lead them on. */
export const isShown = (type: string): boolean =>
  withAddresses.includes(type) || affectedPaths(type).length > 0

/**
 * The pages to generate again after a change, those of its type first: landing pages can be many, and are found by fewer visitors.
 * @throws {ContentUnavailableError} when the lake cannot be asked which those are; the webhook then calls again.
 */
export async function changedPaths({ id, type, paths }: PublishedChange): Promise<readonly string[]> {
  if (!withAddresses.includes(type)) return pathsShowing(id, type)
  const { redirects } = await fetchAddresses()
  const own = leadingTo(paths, redirects)
  // Nobody can refer to a redirect.
  return [...new Set([...own, ...(type === 'landingPage' ? await pathsLinkingTo(id) : [])])]
}

/** The paths with those of every redirect that leads to them, at once or by others: it may lead further now, or no longer there. */
function leadingTo(paths: readonly string[], redirects: readonly Redirect[]): ReadonlySet<string> {
  const leading = redirects.filter(({ from }) => !isReserved(from))
  const found = new Set(paths.filter((path) => !isReserved(path)))
  // A set is walked to what was added last, and takes each path once.
  for (const path of found) for (const { from, to } of leading) if (pathOf(to) === path) found.add(from)
  return found
}

/** The pages that show a document; of a landing page, the one at its address. */
async function pathsShowing(id: string, type: string, slug?: string | null): Promise<readonly string[]> {
  if (type === 'landingPage') {
    const path = landingPath(slug)
    return path ? [path] : []
  }
  return [...affectedPaths(type), ...(await landingPagesShowing(id, type))]
}

async function landingPagesShowing(id: string, type: string): Promise<readonly string[]> {
  const condition = Object.hasOwn(onLandingPages, type) && onLandingPages[type]
  if (!condition) return []
  const query = /* groq */ `*[_type == "landingPage" && (${condition})].slug.current`
  const slugs = await fetchPublished<(string | null)[]>(query, { id })
  return slugs.flatMap((slug) => landingPath(slug) ?? [])
}

/** The pages with a link to the landing page of this id: it may have moved, gone, or come back. */
async function pathsLinkingTo(id: string): Promise<readonly string[]> {
  const referring: ReferringQueryResult = await fetchPublished(referringQuery, { id })
  return (await Promise.all(referring.map(({ _id, _type, slug }) => pathsShowing(_id, _type, slug)))).flat()
}
