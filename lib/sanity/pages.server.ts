import { fetchPublished } from './client.server.ts'
import { defaultPages, defaultSettings } from './defaults.ts'
import { imageFileOf, isInlinable } from './media.ts'
import { MediaUnavailableError, readMedia } from './mediaStore.server.ts'
import type { PageById } from './pages.ts'
import * as queries from './queries.ts'
import { noteRegeneration } from './regenerations.server.ts'
import { picturesOf, resolve } from './resolve.ts'

/**
 * The gateway: one function a page, each asking the content lake exactly once and giving what the view shows.
 * All throw `ContentUnavailableError` when the lake cannot be read; Next then keeps the page that was there.
 */

type PageId = keyof PageById
type Answer = { settings: { phone: string | null } | null; page: object | null }

/** Seconds after which a page is generated again even if no publish was announced: the net under a lost webhook. */
export const revalidateSeconds = 300

const queryOf = {
  homePage: queries.homePageQuery,
  rolesPage: queries.rolesPageQuery,
  aboutPage: queries.aboutPageQuery,
  caseStudiesPage: queries.caseStudiesPageQuery,
  faqPage: queries.faqPageQuery,
  contactPage: queries.contactPageQuery,
  blogPage: queries.blogPageQuery,
  jobSearchPage: queries.jobSearchPageQuery,
  notFoundPage: queries.notFoundPageQuery,
} as const satisfies Record<PageId, string>

/** Brings every picture of an answer into the store, and gives back the markup of those small enough to stand in the page. */
async function collectPictures(answer: unknown): Promise<ReadonlyMap<string, string>> {
  const inline = new Map<string, string>()
  await Promise.all(
    picturesOf(answer).map(async (picture) => {
      const file = imageFileOf(picture.asset?.url)
      if (!file) return
      try {
        const bytes = await readMedia(file)
        if (isInlinable(picture)) inline.set(file, bytes.toString('utf8'))
      } catch (error) {
        if (!(error instanceof MediaUnavailableError)) throw error
        // The page is worth more than one picture: its address stays, and is tried again when somebody looks.
        console.warn(`[content] ${error.message}`)
      }
    }),
  )
  return inline
}

async function loadPage<Id extends PageId>(id: Id, path: string): Promise<PageById[Id]> {
  noteRegeneration(path)
  const answer: Answer = await fetchPublished(queryOf[id])
  for (const [document, found] of [
    ['siteSettings', answer.settings],
    [id, answer.page],
  ] as const) {
    if (!found)
      console.warn(`[content] The document "${document}" does not exist yet: ${path} is built with defaults.`)
  }
  const inline = await collectPictures(answer)
  const resolved = resolve(answer, { phone: answer.settings?.phone ?? null, inline })
  const complete = {
    ...resolved,
    settings: resolved.settings ?? defaultSettings,
    page: resolved.page ?? defaultPages[id],
    year: new Date().getUTCFullYear(),
  }
  // TypeScript cannot follow which query belongs to which id; `queryOf` above is what pairs them.
  return complete as unknown as PageById[Id]
}

export const getHomePage = (path: string) => loadPage('homePage', path)
export const getRolesPage = (path: string) => loadPage('rolesPage', path)
export const getAboutPage = (path: string) => loadPage('aboutPage', path)
export const getCaseStudiesPage = (path: string) => loadPage('caseStudiesPage', path)
export const getFaqPage = (path: string) => loadPage('faqPage', path)
export const getContactPage = (path: string) => loadPage('contactPage', path)
export const getBlogPage = (path: string) => loadPage('blogPage', path)
export const getJobSearchPage = (path: string) => loadPage('jobSearchPage', path)
export const getNotFoundPage = (path: string) => loadPage('notFoundPage', path)
