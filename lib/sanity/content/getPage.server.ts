import type { ClientPerspective, QueryParams } from '@sanity/client'
import { isInlinable, shownPart } from '../../images/lakeImage.ts'
import { keepLakeImage } from '../../images/lakeImages.server.ts'
import { ImageUnavailableError } from '../../images/cache.server.ts'
import { pages, type PageId } from '../../site/pages.ts'
import { type PreviewContext, viewOf } from '../preview/view.server.ts'
import { noteRegeneration } from '../publish/regenerations.server.ts'
import { atMoment } from './atMoment.ts'
import { fetchDraft, fetchPublished, fetchUnmarkedDraft } from './client.server.ts'
import { completePage, type RawPage } from './completePage.ts'
import { fitPage } from './fitPage.ts'
import { logMisfits, withDocuments } from './misfits.server.ts'
import type { LandingPage, PageById } from './pageTypes.ts'
import { landingPageByIdQuery, landingPageIdQuery, landingPageQuery, pageQueries } from './queries.ts'
import { firstScreenImages, imagesOf } from './resolve.ts'

/** All that a page shows, in one query. @throws {ContentUnavailableError} and PreviewEndedError */
export async function getPage<Id extends PageId>(
  id: Id,
  context: PreviewContext = {},
  path: string = pages[id].paths[0],
): Promise<PageById[Id]> {
  const view = await viewOf(context, path)
  if (view.kind === 'drafts') {
    const draft = await fetchDraft(pageQueries[id], view.perspective)
    return { ...completePage<Id>(id, fitPage(id, draft.initial.data)), draft: { ...draft, id } }
  }
  if (view.kind === 'shared') {
    const { value } = atMoment(fitPage(id, await fetchUnmarkedDraft(pageQueries[id], 'drafts')), Date.now())
    return { ...completePage<Id>(id, value as RawPage), sharedUntil: view.until }
  }
  if (!context.draftMode) noteRegeneration(path)
  const { raw, ...moment } = await fetchPage(id, pageQueries[id])
  if (!raw.page) console.warn(`[content] The document "${id}" does not exist yet: ${path} shows defaults.`)
  return { ...completePage<Id>(id, raw, await keepImages(raw)), ...moment }
}

/**
 * The published result of a page query as of now; logs the documents that cannot be shown as they
 * are. `nextChange` is when it will be another one.
 */
async function fetchPage(
  id: PageId | 'landingPage',
  query: string,
  params: QueryParams = {},
): Promise<{ raw: RawPage; nextChange?: number }> {
  const now = Date.now()
  const { content, documents } = await fetchPublished<{ content: unknown; documents: unknown }>(
    withDocuments(id, query),
    params,
  )
  logMisfits(documents)
  const { value, nextChange } = atMoment(fitPage(id, content), now)
  return { raw: value as RawPage, ...(nextChange !== undefined && { nextChange }) }
}

/** The landing page at `/slug`; none outside its window. @throws as {@link getPage} */
export async function getLandingPage(
  slug: string,
  context: PreviewContext = {},
): Promise<LandingPage | undefined> {
  const view = await viewOf(context, `/${slug}`)
  if (view.kind === 'drafts') return getLandingDraft(slug, view.perspective)
  if (view.kind === 'shared') {
    const draft = fitPage('landingPage', await fetchUnmarkedDraft(landingPageQuery, 'drafts', { slug }))
    // Its own moments do not count, unlike those of what it links to.
    const { value } = atMoment({ ...draft, page: draft.page && { ...draft.page, window: null } }, Date.now())
    const raw = value as RawPage
    return raw.page ? { ...completePage('landingPage', raw), sharedUntil: view.until } : undefined
  }
  if (!context.draftMode) noteRegeneration(`/${slug}`)
  const { raw, ...moment } = await fetchPage('landingPage', landingPageQuery, { slug })
  return raw.page ? { ...completePage('landingPage', raw, await keepImages(raw)), ...moment } : undefined
}

/** Two queries: the page stays the same document when its slug changes. */
async function getLandingDraft(
  slug: string,
  perspective: ClientPerspective,
): Promise<LandingPage | undefined> {
  const id = (await fetchDraft(landingPageIdQuery, perspective, { slug })).initial.data
  if (typeof id !== 'string') return undefined
  const draft = await fetchDraft(landingPageByIdQuery, perspective, { id })
  const page = completePage('landingPage', fitPage('landingPage', draft.initial.data))
  return { ...page, draft: { ...draft, id: 'landingPage' } }
}

/** Caches the images of a page. @returns markup of SVGs to inline, by file */
async function keepImages(raw: RawPage): Promise<ReadonlyMap<string, string>> {
  const inline = new Map<string, string>()
  const first = new Set(firstScreenImages(raw.page))
  await Promise.all(
    imagesOf(raw).map(async (image) => {
      const part = shownPart(image)
      if (!part) return
      try {
        const { bytes } = await keepLakeImage(part.file, part.rect)
        if (first.has(image) && isInlinable(image)) inline.set(part.file, bytes.toString('utf8'))
      } catch (error) {
        if (!ImageUnavailableError.is(error)) throw error
        // The URL stays, and a later request retries.
        console.warn(`[content] ${error.message}`)
      }
    }),
  )
  return inline
}
