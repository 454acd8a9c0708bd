import { pageIds, pages, routes } from '#lib/site/pages.ts'
import { announceChange } from './announce.ts'
import { until } from './lake.ts'

/** What a visitor gets who runs no scripts. */

export const textOf = async (path: string, base: string): Promise<string> =>
  (await fetch(new URL(path, base))).text()

/** Whether `words` stand in the page at `path`. */
export const shows = async (path: string, base: string, words: string): Promise<boolean> =>
  (await textOf(path, base)).includes(words)

/** The status of the response at `path`, without following where it leads. */
export const statusOf = async (path: string, base: string): Promise<number> =>
  (await fetch(new URL(path, base), { redirect: 'manual' })).status

/** Has the site regenerate a page, as a webhook call does. A draft's id spares it a wait. */
export function regenerate(path: string, base: string): Promise<Response> {
  const isBlog = path.startsWith(`${routes.blog}/`)
  const id = isBlog ? 'blogPage' : pageIds.find((each) => pages[each].paths.some((own) => own === path))
  const change = id ? { _id: `drafts.${id}`, _type: id } : { _id: 'drafts.any', _type: 'landingPage', path }
  return announceChange(base, change)
}

/**
 * Waits until no page is past its time: such a page is regenerated on the next request, publish or
 * not.
 */
export const untilFresh = (paths: readonly string[], base: string): Promise<number> =>
  until(async () => {
    const responses = await Promise.all(paths.map((path) => fetch(new URL(path, base))))
    return responses.every(({ headers }) => headers.get('x-nextjs-cache') === 'HIT')
  })
