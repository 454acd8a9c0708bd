import type { ClientPerspective, QueryParams } from '@sanity/client'
import type { GetStaticPropsContext } from 'next'
import { isInlinable, shownPart } from '../../images/lakeImage.ts'
import { keepLakeImage } from '../../images/lakeImages.server.ts'
import { ImageUnavailableError } from '../../images/cache.server.ts'
import { pages, type PageId } from '../../site/pages.ts'
import { perspectiveOf } from '../preview/perspective.ts'
import { noteRegeneration } from '../publish/regenerations.server.ts'
import { fetchDraft, fetchPublished } from './client.server.ts'
import { completePage, type RawPage } from './completePage.ts'
import { fitPage } from './fitPage.ts'
import { logMisfits, withDocuments } from './misfits.server.ts'
import type { LandingPage, PageById } from './pageTypes.ts'
import { landingPageByIdQuery, landingPageIdQuery, landingPageQuery, pageQueries } from './queries.ts'
import { firstScreenImages, imagesOf } from './resolve.ts'

type Context = Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>

/** All that a page shows, in one query. @throws {ContentUnavailableError} */
export async function getPage<Id extends PageId>(
  id: Id,
  context: Context = {},
  path: string = pages[id].paths[0],
): Promise<PageById[Id]> {
  if (context.draftMode) {
    const draft = await fetchDraft(pageQueries[id], perspectiveOf(context.previewData))
    return { ...completePage<Id>(id, fitPage(id, draft.initial.data)), draft: { ...draft, id } }
  }
  noteRegeneration(path)
  const raw = await fetchPage(id, pageQueries[id])
  if (!raw.page) console.warn(`[content] The document "${id}" does not exist yet: ${path} shows defaults.`)
  return completePage<Id>(id, raw, await keepImages(raw))
}

/** The published result of a page query; logs the documents that cannot be shown as they are. */
async function fetchPage(id: PageId | 'landingPage', query: string, params: QueryParams = {}) {
  const { content, documents } = await fetchPublished<{ content: unknown; documents: unknown }>(
    withDocuments(id, query),
    params,
  )
  logMisfits(documents)
  return fitPage(id, content)
}

/** The landing page at `/slug`. @throws as {@link getPage} */
export async function getLandingPage(slug: string, context: Context = {}): Promise<LandingPage | undefined> {
  if (context.draftMode) return getLandingDraft(slug, perspectiveOf(context.previewData))
  noteRegeneration(`/${slug}`)
  const raw = await fetchPage('landingPage', landingPageQuery, { slug })
  return raw.page ? completePage('landingPage', raw, await keepImages(raw)) : undefined
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
