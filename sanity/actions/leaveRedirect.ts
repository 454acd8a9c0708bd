import { landingPath } from '../../lib/site/redirects.ts'
import { slugOf } from '../identity.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import { movesTo, type StoredRedirect } from './moves.ts'
import { NotPublishedError, type UseBefore } from './validateFirst.ts'

const redirectsQuery = /* groq */ `*[_type == "redirect"]`

const unsaved =
  'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.'

/** Before the publish of a landing page: a changed path leaves a redirect. */
export const useLeaveRedirect: UseBefore = () => {
  const client = useStudioClient()
  return async ({ draft, published }) => {
    const from = landingPath(slugOf(published))
    const to = landingPath(slugOf(draft))
    if (!from || !to || from === to) return
    try {
      const options = { perspective: 'raw', timeout } as const
      const redirects = await client.fetch<StoredRedirect[]>(redirectsQuery, {}, options)
      await client.mutate(movesTo(from, to, redirects), { timeout })
    } catch {
      throw new NotPublishedError(unsaved)
    }
  }
}
