import { pageIds, type PageId } from '../../site/pages.ts'
import type { CardSubject } from '../../site/shareCard.ts'
import { isVisible } from '../../site/visibility.ts'
import { contentCache, freshFor, waitFor } from './cache.server.ts'
import { ContentUnavailableError, fetchPublished } from './client.server.ts'
import { defaultPages } from './defaults.ts'
import { headlinesQuery } from './queries.ts'
import { fit } from './shape.ts'
import { resultShapes } from './shapes.generated.ts'
import type { HeadlinesQueryResult } from './types.generated.ts'

/**
 * `text` is undefined for a landing page that visitors do not see.
 * `isKnown` is false while the lake cannot be reached.
 */
type Headline = { text: string | undefined; isKnown: boolean }

/** The published headline for a social card; while the lake is down the last known one. */
export async function headlineOf(subject: CardSubject): Promise<Headline> {
  const headlines = await contentCache
    .load('headlines', fetchHeadlines, { freshFor, waitFor })
    .catch((error: unknown) => {
      if (!ContentUnavailableError.is(error)) throw error
      console.warn(`[content] ${error.message} The social card shows the default headline.`)
      return undefined
    })
  const text =
    'page' in subject ? ofPage(subject.page, headlines) : await ofLandingPage(subject.landingPage, headlines)
  return { text, isKnown: headlines !== undefined }
}

function ofPage(id: PageId, headlines: HeadlinesQueryResult | undefined): string {
  const page = defaultPages[id]
  const fallback = 'hero' in page ? page.hero?.heading : page.heading
  return headlines?.pages.find(({ _id }) => _id === id)?.headline ?? fallback ?? ''
}

/** The title stands in for a missing headline, as on the page. */
async function ofLandingPage(
  slug: string,
  headlines: HeadlinesQueryResult | undefined,
): Promise<string | undefined> {
  const page = headlines?.landingPages.find((each) => each.slug === slug)
  if (!page || !isVisible(page.window, Date.now())) return undefined
  return page.headline?.trim() ? page.headline : (page.title ?? '')
}

async function fetchHeadlines(): Promise<HeadlinesQueryResult> {
  const result = await fetchPublished<unknown>(headlinesQuery, { pageTypes: pageIds })
  return fit(resultShapes.headlines, result) as HeadlinesQueryResult
}
