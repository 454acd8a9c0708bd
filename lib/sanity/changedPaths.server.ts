import { isReserved } from '../addresses.ts'
import { affectedPaths } from './affectedPaths.ts'
import { fetchAddresses } from './addresses.server.ts'
import { forgetSharedAnswers } from './sharedAnswer.server.ts'
import type { PublishedChange } from './webhook.server.ts'

/** Documents that a landing page can show beside its own. */
const shownOnLandingPages = ['siteSettings', 'review', 'faqItem']

/**
 * The pages to generate again after a change: those of its type, and the addresses that are content.
 * @throws {ContentUnavailableError} when the lake cannot be asked which those are; the webhook then calls again.
 */
export async function changedPaths({ type, paths }: PublishedChange): Promise<readonly string[]> {
  const always = affectedPaths(type)
  if (shownOnLandingPages.includes(type)) {
    return [...always, ...(await fetchAddresses()).landingPages.map((page) => page.path)]
  }
  if (type !== 'landingPage' && type !== 'redirect') return always
  forgetSharedAnswers()
  const { redirects } = await fetchAddresses()
  // A redirect that leads to this address may lead further, or no longer there.
  const leadingHere = redirects.filter(({ to }) => paths.includes(to)).map(({ from }) => from)
  return [...new Set([...paths, ...leadingHere])].filter((path) => !isReserved(path))
}
