import { landingPath, type Redirect } from '../addresses.ts'
import { fetchPublished } from './client.server.ts'
import { addressesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { AddressesQueryResult } from './types.generated.ts'

/** The addresses that are content. */
export type Addresses = { landingPages: { path: string; hidden: boolean }[]; redirects: Redirect[] }

/** Milliseconds that the lake may take: a visitor is waiting, of whom nothing is known yet but that they asked for a page. */
const patience = 4000

/**
 * Every landing page and redirect, as they were within the last second: an address that leads nowhere asks for them too.
 * @throws {ContentUnavailableError} when the lake cannot be read.
 */
export const fetchAddresses = (): Promise<Addresses> => shareAnswer('addresses', ask)

async function ask(): Promise<Addresses> {
  const { landingPages, redirects }: AddressesQueryResult = await fetchPublished(
    addressesQuery,
    {},
    AbortSignal.timeout(patience),
  )
  return {
    landingPages: landingPages.flatMap(({ slug, hidden }) => {
      const path = landingPath(slug)
      return path ? [{ path, hidden }] : []
    }),
    redirects: redirects.flatMap(({ from, to, permanent }) => (from && to ? [{ from, to, permanent }] : [])),
  }
}
