import { isReserved, pathOf, type Redirect } from '../addresses.ts'
import { affectedPaths } from './affectedPaths.ts'
import { fetchAddresses } from './addresses.server.ts'
import { fetchPublished } from './client.server.ts'
import { referringQuery } from './queries.ts'
import { forgetSharedAnswers } from './sharedAnswer.server.ts'
import type { ReferringQueryResult } from './types.generated.ts'
import type { PublishedChange } from './webhook.server.ts'

/** Documents that a landing page can show beside its own. */
const shownOnLandingPages = ['siteSettings', 'review', 'faqItem']

/**
 * The pages to generate again after a change: those of its type, and the addresses that are content.
 * @throws {ContentUnavailableError} when the lake cannot be asked which those are; the webhook then calls again.
 */
export async function changedPaths({ id, type, paths }: PublishedChange): Promise<readonly string[]> {
  if (type !== 'landingPage' && type !== 'redirect') return pathsShowing(type)
  forgetSharedAnswers()
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

/** The pages that show documents of a type; of a landing page, the one at its address. */
async function pathsShowing(type: string, slug?: string | null): Promise<readonly string[]> {
  if (type === 'landingPage') return slug ? [`/${slug}`] : []
  const always = affectedPaths(type)
  if (!shownOnLandingPages.includes(type)) return always
  return [...always, ...(await fetchAddresses()).landingPages.map((page) => page.path)]
}

/** The pages with a link to the landing page of this id: it may have moved, gone, or come back. */
async function pathsLinkingTo(id: string): Promise<readonly string[]> {
  const referring: ReferringQueryResult = await fetchPublished(referringQuery, { id })
  return (await Promise.all(referring.map(({ _type, slug }) => pathsShowing(_type, slug)))).flat()
}
