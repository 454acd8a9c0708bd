import type { ClientPerspective } from 'next-sanity'
import { inlineSvgs } from '#lib/images/inlineSvgs.server.ts'
import type { PageId } from '#lib/site/pages.ts'
import { revalidateIn } from '#lib/util/revalidate.server.ts'
import { perspectiveOf, type PreviewContext } from '../preview/perspective.ts'
import { fetchDraft, fetchPublished } from '../queries/client.server.ts'
import { completePage, type RawPage } from './completePage.ts'
import type { LandingPage, PageById } from './pageTypes.ts'
import {
  landingPageByIdQuery,
  landingPageIdQuery,
  landingPageQuery,
  pageQueries,
} from '../queries/queries.ts'
import { firstScreenImages } from './resolve.ts'

/** All that a page shows, in one query. @throws {ContentUnavailableError} */
export async function getPage<Id extends PageId>(
  id: Id,
  context: PreviewContext = {},
): Promise<PageById[Id]> {
  const perspective = perspectiveOf(context)
  if (perspective) {
    const draft = await fetchDraft(pageQueries[id], perspective, { preview: true })
    return { ...completePage<Id>(id, draft.initial.data as RawPage), draft: { ...draft, id } }
  }
  const raw = await fetchPublished<RawPage>(pageQueries[id], { preview: false })
  return completePage<Id>(id, raw, await inlineSvgs(firstScreenImages(raw.page)))
}

/**
 * What `getStaticProps` returns for a page: it is regenerated when it changes by itself, or after
 * `revalidate` seconds.
 */
export function staticPage<Props extends { nextChange: string | null }>(
  props: Props,
  revalidate?: number,
): { props: Props; revalidate: number } {
  return { props, revalidate: revalidateIn(props.nextChange, revalidate) }
}

/** `getStaticProps` of a page that shows its document alone. */
export const pageProps =
  <Id extends PageId>(id: Id) =>
  async (context: PreviewContext) =>
    staticPage(await getPage(id, context))

type Found = Omit<RawPage, 'page'> & { page: object | null }

/** The landing page at `/slug`; none outside its times. @throws as {@link getPage} */
export async function getLandingPage(
  slug: string,
  context: PreviewContext = {},
): Promise<LandingPage | undefined> {
  const perspective = perspectiveOf(context)
  if (perspective) return getLandingDraft(slug, perspective)
  const { page, ...others } = await fetchPublished<Found>(landingPageQuery, { slug, preview: false })
  if (!page) return undefined
  return completePage('landingPage', { ...others, page }, await inlineSvgs(firstScreenImages(page)))
}

/** Two queries: the page stays the same document when its slug changes. */
async function getLandingDraft(
  slug: string,
  perspective: ClientPerspective,
): Promise<LandingPage | undefined> {
  const id = (await fetchDraft(landingPageIdQuery, perspective, { slug })).initial.data
  if (typeof id !== 'string') return undefined
  const draft = await fetchDraft(landingPageByIdQuery, perspective, { id, preview: true })
  return {
    ...completePage('landingPage', draft.initial.data as RawPage),
    draft: { ...draft, id: 'landingPage' },
  }
}
