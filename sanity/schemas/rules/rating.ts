import type { Verdict } from './target.ts'

/** docs/specification.md#reviews. */
export const ratings = [
  { value: 4, title: '4 stars' },
  { value: 4.5, title: '4½ stars' },
  { value: 5, title: '5 stars' },
]

export function checkRating(rating: number | undefined): Verdict {
  return ratings.some(({ value }) => value === rating) || 'Pick 4, 4½ or 5 stars.'
}

export function starsOf(rating: unknown): string {
  return ratings.find(({ value }) => value === rating)?.title ?? 'No stars yet'
}

/** A review in one line; a draft may have no quote. */
export const inOneLine = (rating: unknown, quote: string | undefined): string =>
  [starsOf(rating), quote].filter(Boolean).join(': ')
