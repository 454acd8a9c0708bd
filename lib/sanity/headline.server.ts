import type { CardSubject } from '../social/cards.ts'
import { fetchPublished } from './client.server.ts'
import { defaultPages } from './defaults.ts'
import { lastAnswer } from './lastAnswer.server.ts'
import type { PageById } from './pages.ts'
import { headlinesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { HeadlinesQueryResult } from './types.generated.ts'

/** `text` is undefined for a landing page that there is not; where `isKnown` is false, perhaps not: nothing was ever read. */
type Headline = { text: string | undefined; isKnown: boolean }

/**
 * The published headline that a card shows, while the content lake cannot be read the last one known; the default one where nobody has
 * written or read any.
 */
export async function headlineOf(subject: CardSubject): Promise<Headline> {
  const headlines = await lastAnswer<HeadlinesQueryResult | undefined>('headlines', fetchHeadlines, {
    answer: undefined,
    consequence: 'The picture for sharing shows the default headline.',
  })
  const text =
    'page' in subject ? ofPage(subject.page, headlines) : ofLandingPage(subject.landingPage, headlines)
  return { text, isKnown: headlines !== undefined }
}

function ofPage(id: keyof PageById, headlines: HeadlinesQueryResult | undefined): string {
  const page = defaultPages[id]
  const fallback = 'hero' in page ? page.hero?.heading : page.heading
  return headlines?.pages.find(({ _id }) => _id === id)?.headline ?? fallback ?? ''
}

/** Without a headline the name of the page, as on the page itself. */
function ofLandingPage(slug: string, headlines: HeadlinesQueryResult | undefined): string | undefined {
  const page = headlines?.landingPages.find((each) => each.slug === slug)
  return page && (page.headline?.trim() ? page.headline : (page.title ?? ''))
}

const fetchHeadlines = () =>
  shareAnswer('headlines', () => fetchPublished<HeadlinesQueryResult>(headlinesQuery))
