import { getPublishedId } from '@sanity/client/csm'
import type { ResolveProductionUrlContext } from 'sanity'
import { publicEnv } from '../lib/site/env.ts'
import { pathsShowing } from '../lib/site/pages.ts'
import { landingPath } from '../lib/site/paths.ts'
import { landingPage } from './schemas/documents/landingPage.ts'
import { timeout } from './studioClient.ts'

/** The first path of the site that shows a document; `slug` is a landing page's. */
const publicPath = (type: string, slug?: string): string | undefined =>
  type === landingPage.name ? landingPath(slug) : pathsShowing(type)[0]

const slugQuery = /* groq */ `*[_id == $id][0].slug.current`

/**
 * Where "Open on the site" leads; undefined for what visitors cannot open, or while the lake is
 * down.
 */
export async function productionUrl(
  _given: string | undefined,
  { document, getClient }: ResolveProductionUrlContext,
): Promise<string | undefined> {
  const { _id, _type } = document
  const client = getClient({ apiVersion: publicEnv.sanity.apiVersion })
  const slug =
    _type === landingPage.name
      ? await client
          .fetch<string | null>(
            slugQuery,
            { id: getPublishedId(_id) },
            { perspective: 'published', signal: AbortSignal.timeout(timeout) },
          )
          .catch(() => null)
      : null
  const path = publicPath(_type, slug ?? undefined)
  return path && new URL(path, location.origin).href
}
