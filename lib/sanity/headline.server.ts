import { ContentUnavailableError, fetchPublished } from './client.server.ts'
import { defaultPages } from './defaults.ts'
import type { PageById } from './pages.ts'
import { headlinesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { HeadlinesQueryResult } from './types.generated.ts'

/** The published headline of a page; the default one while the content lake cannot be read or nobody has written any. */
export async function headlineOf(id: keyof PageById): Promise<string> {
  const page = defaultPages[id]
  const fallback = ('hero' in page ? page.hero?.heading : page.heading) ?? ''
  try {
    const pages: HeadlinesQueryResult = await shareAnswer('headlines', () => fetchPublished(headlinesQuery))
    return pages.find(({ _id }) => _id === id)?.headline ?? fallback
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`[content] ${error.message} The picture for sharing shows the default headline.`)
    return fallback
  }
}
