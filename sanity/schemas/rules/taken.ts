import type { ValidationContext } from 'sanity'
import { publicEnv } from '../../../lib/env.ts'
import { ownIds } from '../../identity.ts'
import type { Taken } from './address.ts'

/** Drafts count: two editors must not both be told that an address is free. */
const takenQuery = /* groq */ `{
  "slugs": *[_type == "landingPage" && defined(slug.current) && !(_id in $own)].slug.current,
  "published": *[_type == "landingPage" && defined(slug.current) && !(_id in path("drafts.**"))].slug.current,
  "redirects": *[_type == "redirect" && defined(from) && !(_id in $own)]{
    from, "to": coalesce(to, ""), "permanent": coalesce(permanent, false)
  },
  "own": *[_type == "landingPage" && defined(slug.current) && _id in $own].slug.current
}`

/** Asks the content lake what stands at other addresses than this document's. */
export async function askTaken(context: ValidationContext): Promise<Taken> {
  const client = context.getClient({ apiVersion: publicEnv.sanity.apiVersion })
  return client.fetch<Taken>(takenQuery, { own: ownIds(context.document?._id ?? '') }, { perspective: 'raw' })
}
