import { jobSearchSectionId } from './pages.ts'

/** Fragments such as the end of `/faq#guarantee`: ids on a page. */

/** Ids that every page has: content, menus, and the section of the job search. */
const taken = [
  'main',
  'menu',
  'menu-staffing',
  'menu-insights',
  'mobile-menu-staffing',
  'mobile-menu-insights',
  jobSearchSectionId,
]

export function anchorOf(text: string | null | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}

/** A unique id for each text, in order, and none of `others`. `fallback` is for empty texts. */
export function uniqueAnchors(
  wishes: readonly (string | null | undefined)[],
  fallback: string,
  others: readonly string[] = [],
): string[] {
  const used = new Set([...taken, ...others])
  return wishes.map((wish) => {
    const base = anchorOf(wish) || fallback
    let anchor = base
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`
    used.add(anchor)
    return anchor
  })
}
