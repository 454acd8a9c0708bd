import { isSamePath } from '../../lib/redirects/wayFrom.ts'
import { landingPath } from '../../lib/site/paths.ts'
import { slugOf } from '../identity.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import type { UseBefore } from './validateFirst.ts'

const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from)]{ _id, from }`

const unsaved =
  'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.'

/**
 * Before the publish of a landing page: a changed path leaves a redirect, in place of those from either
 * path. It is temporary: browsers cache permanent ones, and a page may move back.
 */
export const useLeaveRedirect: UseBefore = () => {
  const client = useStudioClient()
  return async (published, draft) => {
    const from = landingPath(slugOf(published))
    const to = landingPath(slugOf(draft))
    if (!from || !to || from === to) return undefined
    try {
      const options = { perspective: 'raw', timeout } as const
      const redirects = await client.fetch<{ _id: string; from: string }[]>(redirectsQuery, {}, options)
      const former = redirects.filter((each) => isSamePath(each.from, from) || isSamePath(each.from, to))
      await client.mutate(
        [
          ...former.map(({ _id }) => ({ delete: { id: _id } })),
          { create: { _type: 'redirect', from, to, permanent: false } },
        ],
        { timeout },
      )
    } catch {
      return unsaved
    }
    return undefined
  }
}
