import type { Verdict } from './target.ts'

/** The end of a link, after the # sign: lower-case words joined by hyphens. */
export function checkAnchor(anchor: string | undefined): Verdict {
  if (!anchor) return 'Press Generate to make the link.'
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor) ||
    'Use only lower-case letters, digits and single hyphens, or press Generate.'
  )
}
