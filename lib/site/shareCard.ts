import type { PageId } from './pages.ts'

/** Social cards: shown by social networks with a link, and by the Studio. */

/** Pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** URL of the card of the page at `path`. The headline in it only busts caches. */
export function cardSrc(path: string, headline: string): string {
  return `/api/social/${path.slice(1) || 'index'}.png?v=${encodeURIComponent(headline)}`
}

/** Whose headline a card shows: a page of the table, or the landing page of this slug. */
export type CardSubject = { page: PageId } | { landingPage: string }
