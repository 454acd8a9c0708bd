import type { ClientPerspective, QueryParams } from '@sanity/client'
import { inlineSvgs } from '../../images/inlineSvgs.server.ts'
import { pages, type PageId } from '../../site/pages.ts'
import { perspectiveOf, type PreviewContext } from '../preview/perspective.ts'
import { noteRegeneration } from '../publish/regenerations.server.ts'
import { fetchDraft, fetchPublished } from './client.server.ts'
import { completePage } from './completePage.ts'
import { fitPage, type RawPage } from './fitPage.ts'
import type { LandingPage, PageById } from './pageTypes.ts'
import { landingPageByIdQuery, landingPageIdQuery, landingPageQuery, pageQueries } from './queries.ts'
import { firstScreenImages } from './resolve.ts'

/** All that a page shows, in one query. @throws {ContentUnavailableError} */
export async function getPage<Id extends PageId>(
  id: Id,
  context: PreviewContext = {},
  path: string = pages[id].paths[0],
): Promise<PageById[Id]> {
  const perspective = perspectiveOf(context)
  if (perspective) {
    const draft = await fetchDraft(pageQueries[id], perspective, { preview: true })
    const page = completePage<Id>(id, fitPage(id, draft.initial.data))
    return { ...page, draft: { ...draft, id } }
  }
  if (!context.draftMode) noteRegeneration(path)
  const raw = await fetchPage(id, path, pageQueries[id])
  if (!raw.page) console.warn(`[content] The document "${id}" does not exist yet: ${path} shows defaults.`)
  return completePage<Id>(id, raw, await inlineSvgs(firstScreenImages(raw.page)))
}

/** The published result of a page query as of now. */
async function fetchPage(
  id: PageId | 'landingPage',
  path: string,
  query: string,
  params: QueryParams = {},
): Promise<RawPage> {
  const result = await fetchPublished<unknown>(query, { ...params, preview: false })
  const dropped: string[] = []
  const fitted = fitPage(id, result, (field) => dropped.push(field))
  if (dropped.length > 0) logDropped(path, dropped)
  return fitted
}

/** Of one page in the log. */
const maxFields = 5

function logDropped(path: string, fields: readonly string[]): void {
  const named = [...fields.slice(0, maxFields), ...(fields.length > maxFields ? ['...'] : [])].join(', ')
  console.warn(`[content] ${path}: invalid document, dropped field ${named}. See "npm run content:check".`)
}

/** The landing page at `/slug`; none outside its times. @throws as {@link getPage} */
export async function getLandingPage(
  slug: string,
  context: PreviewContext = {},
): Promise<LandingPage | undefined> {
  const perspective = perspectiveOf(context)
  if (perspective) return getLandingDraft(slug, perspective)
  if (!context.draftMode) noteRegeneration(`/${slug}`)
  const raw = await fetchPage('landingPage', `/${slug}`, landingPageQuery, { slug })
  if (!raw.page) return undefined
  return completePage('landingPage', raw, await inlineSvgs(firstScreenImages(raw.page)))
}

/** Two queries: the page stays the same document when its slug changes. */
async function getLandingDraft(
  slug: string,
  perspective: ClientPerspective,
): Promise<LandingPage | undefined> {
  const id = (await fetchDraft(landingPageIdQuery, perspective, { slug })).initial.data
  if (typeof id !== 'string') return undefined
  const draft = await fetchDraft(landingPageByIdQuery, perspective, { id, preview: true })
  const page = completePage('landingPage', fitPage('landingPage', draft.initial.data))
  return { ...page, draft: { ...draft, id: 'landingPage' } }
}
