import { jobSearchSectionId } from './routes.ts'

/** Ends of addresses such as `/faq#guarantee`: the ids of places on a page. */

/** Ids that every page has already: its content, its menus and their groups; and the place that its bar leads to, here or on another page. */
const taken = [
  'main',
  'menu',
  'menu-staffing',
  'menu-insights',
  'mobile-menu-staffing',
  'mobile-menu-insights',
  jobSearchSectionId,
]

/** `text` as lower-case words joined by hyphens; empty when it holds no letter and no digit. */
export function anchorOf(text: string | null | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}

/**
 * One id for each wish, in order and all different: a repeated one gets a number. `fallback` names those that wished for nothing,
 * e.g. an item whose title was cleared.
 */
export function uniqueAnchors(wishes: readonly (string | null | undefined)[], fallback: string): string[] {
  const used = new Set(taken)
  return wishes.map((wish) => {
    const base = anchorOf(wish) || fallback
    let anchor = base
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`
    used.add(anchor)
    return anchor
  })
}
