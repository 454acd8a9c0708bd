import { fetchPublished } from './client.server.ts'
import { defaultPages } from './defaults.ts'
import { lastAnswer } from './lastAnswer.server.ts'
import type { PageById } from './pages.ts'
import { headlinesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { HeadlinesQueryResult } from './types.generated.ts'

/**
 * The published headline of a page, while the content lake cannot be read the last one known; the default one where nobody has written or read
 * any.
 */
export async function headlineOf(id: keyof PageById): Promise<string> {
  const pages = await lastAnswer('headlines', fetchHeadlines, {
    answer: [],
    consequence: 'The picture for sharing shows the default headline.',
  })
  const page = defaultPages[id]
  const fallback = 'hero' in page ? page.hero?.heading : page.heading
  return pages.find(({ _id }) => _id === id)?.headline ?? fallback ?? ''
}

const fetchHeadlines = () =>
  shareAnswer('headlines', () => fetchPublished<HeadlinesQueryResult>(headlinesQuery))
