import { pageIds, type PageId } from '../../site/pages.ts'
import type { CardSubject } from '../../site/shareCard.ts'
import { isVisible } from '../../site/visibility.ts'
import { contentCache, freshFor, waitFor } from './cache.server.ts'
import { ContentUnavailableError, fetchPublished } from './client.server.ts'
import { defaultHeadings } from './defaults.ts'
import { headlinesQuery } from './queries.ts'
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
  return headlines?.pages.find(({ _id }) => _id === id)?.headline ?? defaultHeadings[id]
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

const fetchHeadlines = () => fetchPublished<HeadlinesQueryResult>(headlinesQuery, { pageTypes: pageIds })
