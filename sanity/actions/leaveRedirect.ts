import { useCallback } from 'react'
import { landingPath } from '../../lib/site/redirects.ts'
import { slugOf } from '../identity.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import { NotPublishedError, type UseBefore } from './lockForm.tsx'
import { movesTo, type StoredRedirect } from './moves.ts'

const redirectsQuery = /* groq */ `*[_type == "redirect"]`

const pathOf = (page: object | null) => landingPath(slugOf(page))

const unsaved =
  'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.'

/**
 * Before the publish of a landing page: a changed path leaves a redirect.
 * A page without its redirect would break old links; a redirect from a live page is ignored.
 */
export const useLeaveRedirect: UseBefore = ({ draft, published }) => {
  const client = useStudioClient()
  const from = pathOf(published)
  const to = pathOf(draft)
  return useCallback(async () => {
    if (!from || !to || from === to) return
    try {
      const options = { perspective: 'raw', timeout } as const
      const redirects = await client.fetch<StoredRedirect[]>(redirectsQuery, {}, options)
      await client.mutate(movesTo(from, to, redirects), { timeout })
    } catch {
      throw new NotPublishedError(unsaved)
    }
  }, [client, from, to])
}
