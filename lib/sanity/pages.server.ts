import type { ClientPerspective } from '@sanity/client'
import type { GetStaticPropsContext } from 'next'
import { fetchDraft, fetchPublished } from './client.server.ts'
import { completePage, type Answer } from './completePage.ts'
import { isInlinable, shownPart } from './media.ts'
import { keepPicture, MediaUnavailableError } from './mediaStore.server.ts'
import type { LandingPage, PageById } from './pages.ts'
import { queryOf } from './pageQueries.ts'
import { landingPageByIdQuery, landingPageIdQuery, landingPageQuery } from './queries.ts'
import { noteRegeneration } from './regenerations.server.ts'
import { perspectiveOf } from './perspective.ts'
import { picturesOf } from './resolve.ts'

/**
 * The gateway: one function a page, each asking the content lake exactly once and giving what the view shows.
 * All throw `ContentUnavailableError` when the lake cannot be read or shows nothing at all; Next then keeps the page that was there.
 */

type PageId = keyof PageById

/** Brings every picture of an answer into the store, cut as the page shows it, and gives back the markup of those small enough to stand in the page. */
async function collectPictures(answer: unknown): Promise<ReadonlyMap<string, string>> {
  const inline = new Map<string, string>()
  await Promise.all(
    picturesOf(answer).map(async (picture) => {
      const part = shownPart(picture)
      if (!part) return
      try {
        const bytes = await keepPicture(part.file, part.rect)
        if (isInlinable(picture)) inline.set(part.file, bytes.toString('utf8'))
      } catch (error) {
        if (!(error instanceof MediaUnavailableError)) throw error
        // The page is worth more than one picture: its address stays, and is tried again when somebody looks.
        console.warn(`[content] ${error.message}`)
      }
    }),
  )
  return inline
}

/** What Next tells `getStaticProps` about the visitor: nothing, or that drafts are wanted and in which perspective. */
type Context = Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>

async function loadPage<Id extends PageId>(id: Id, path: string, context: Context): Promise<PageById[Id]> {
  if (context.draftMode) return loadDraft(id, context)
  noteRegeneration(path)
  const answer: Answer = await fetchPublished(queryOf[id])
  if (!answer.page)
    console.warn(`[content] The document "${id}" does not exist yet: ${path} is built with defaults.`)
  return completePage<Id>(id, answer, await collectPictures(answer))
}

async function loadDraft<Id extends PageId>(id: Id, context: Context): Promise<PageById[Id]> {
  const draft = await fetchDraft(queryOf[id], perspectiveOf(context.previewData))
  return { ...completePage<Id>(id, draft.initial.data as Answer), draft: { ...draft, id } }
}

export const getHomePage = (path: string, context: Context = {}) => loadPage('homePage', path, context)
export const getRolesPage = (path: string, context: Context = {}) => loadPage('rolesPage', path, context)
export const getAboutPage = (path: string, context: Context = {}) => loadPage('aboutPage', path, context)
export const getCaseStudiesPage = (path: string, context: Context = {}) =>
  loadPage('caseStudiesPage', path, context)
export const getFaqPage = (path: string, context: Context = {}) => loadPage('faqPage', path, context)
export const getContactPage = (path: string, context: Context = {}) => loadPage('contactPage', path, context)
export const getBlogPage = (path: string, context: Context = {}) => loadPage('blogPage', path, context)
export const getJobSearchPage = (path: string, context: Context = {}) =>
  loadPage('jobSearchPage', path, context)
export const getNotFoundPage = (path: string, context: Context = {}) =>
  loadPage('notFoundPage', path, context)

/** The landing page at `/slug`, or undefined when there is none. */
export async function getLandingPage(slug: string, context: Context = {}): Promise<LandingPage | undefined> {
  if (context.draftMode) return loadLandingDraft(slug, perspectiveOf(context.previewData))
  noteRegeneration(`/${slug}`)
  const answer: Answer = await fetchPublished(landingPageQuery, { slug })
  return answer.page ? completePage('landingPage', answer, await collectPictures(answer)) : undefined
}

/** In two questions: the page that is previewed stays the same document when its address is changed. */
async function loadLandingDraft(
  slug: string,
  perspective: ClientPerspective,
): Promise<LandingPage | undefined> {
  const id = (await fetchDraft(landingPageIdQuery, perspective, { slug })).initial.data
  if (typeof id !== 'string') return undefined
  const draft = await fetchDraft(landingPageByIdQuery, perspective, { id })
  const answer = draft.initial.data as Answer
  return { ...completePage('landingPage', answer), draft: { ...draft, id: 'landingPage' } }
}
