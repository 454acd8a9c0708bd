import { pageIds, pages, type PageId } from '../../site/pages.ts'
import type { CardSubject } from '../../site/shareCard.ts'

/** Social cards, rendered on request by `next/og`: editors change the headlines. */

/** The page of each card, by file name. No landing page can have one of these slugs. */
const documents: Readonly<Record<string, PageId>> = Object.fromEntries(
  pageIds.filter((id) => id !== 'notFoundPage').map((id) => [pages[id].paths[0].slice(1) || 'index', id]),
)

/** Undefined for a name that no card can have. */
export function cardSubject(file: unknown): CardSubject | undefined {
  const [, name] = /^([a-z0-9-]+)\.png$/.exec(typeof file === 'string' ? file : '') ?? []
  if (name === undefined) return undefined
  const page = Object.hasOwn(documents, name) ? documents[name] : undefined
  return page ? { page } : { landingPage: name }
}
