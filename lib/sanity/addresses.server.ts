import { isReserved, isSlug, type Redirect } from '../addresses.ts'
import { fetchPublished } from './client.server.ts'
import { addressesQuery } from './queries.ts'
import type { AddressesQueryResult } from './types.generated.ts'

/** The addresses that are content. */
export type Addresses = { landingPages: { path: string; hidden: boolean }[]; redirects: Redirect[] }

/**
 * Milliseconds for which an answer serves every address asked for: whoever tries out thousands of addresses costs the lake one query a
 * second, not thousands.
 */
const freshFor = 1000

/** Next bundles pages and API routes apart, so the answer lives on `globalThis`, once a process. */
const kept = ((globalThis as { __addresses?: { at: number; answer?: Promise<Addresses> } }).__addresses ??= {
  at: 0,
})

/**
 * Every landing page and redirect.
 * @throws {ContentUnavailableError} when the lake cannot be read.
 */
export function fetchAddresses(): Promise<Addresses> {
  const now = performance.now()
  if (kept.answer && now - kept.at < freshFor) return kept.answer
  kept.at = now
  kept.answer = ask()
  // A failure is nobody's answer but the asker's.
  kept.answer.catch(() => forgetAddresses())
  return kept.answer
}

/** After a publish: what was read before it must not be believed. */
export function forgetAddresses(): void {
  delete kept.answer
}

async function ask(): Promise<Addresses> {
  const { landingPages, redirects }: AddressesQueryResult = await fetchPublished(addressesQuery)
  return {
    landingPages: landingPages.flatMap(({ slug, hidden }) =>
      slug && isSlug(slug) && !isReserved(`/${slug}`) ? [{ path: `/${slug}`, hidden }] : [],
    ),
    redirects: redirects.flatMap(({ from, to, permanent }) => (from && to ? [{ from, to, permanent }] : [])),
  }
}
