import type { CardSubject } from '../social/cards.ts'
import { fetchPublished } from './client.server.ts'
import { defaultPages } from './defaults.ts'
import { lastAnswer } from './lastAnswer.server.ts'
import type { PageById } from './pages.ts'
import { headlinesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { HeadlinesQueryResult } from './types.generated.ts'

/**
 * The published headline that a card shows, while the content lake cannot be read the last one known; the default one where nobody has
 * written or read any. Undefined if there is no such landing page.
 */
export async function headlineOf(subject: CardSubject): Promise<string | undefined> {
  const headlines = await lastAnswer<HeadlinesQueryResult | undefined>('headlines', fetchHeadlines, {
    answer: undefined,
    consequence: 'The picture for sharing shows the default headline.',
  })
  return 'page' in subject ? ofPage(subject.page, headlines) : ofLandingPage(subject.landingPage, headlines)
}

function ofPage(id: keyof PageById, headlines: HeadlinesQueryResult | undefined): string {
  const page = defaultPages[id]
  const fallback = 'hero' in page ? page.hero?.heading : page.heading
  return headlines?.pages.find(({ _id }) => _id === id)?.headline ?? fallback ?? ''
}

/** Without a headline the name of the page, as on the page itself. */
function ofLandingPage(slug: string, headlines: HeadlinesQueryResult | undefined): string | undefined {
  // Nobody knows whether there is such a page: a picture too many does no harm.
  if (!headlines) return ''
  const page = headlines.landingPages.find((each) => each.slug === slug)
  return page && (page.headline?.trim() ? page.headline : (page.title ?? ''))
}

const fetchHeadlines = () =>
  shareAnswer('headlines', () => fetchPublished<HeadlinesQueryResult>(headlinesQuery))
