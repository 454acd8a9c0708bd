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

/** A review in one line; a draft may have neither. */
export function inOneLine(rating: unknown, quote: string | undefined): string {
  const stars = ratings.find(({ value }) => value === rating)?.title ?? 'No stars yet'
  return [stars, quote].filter(Boolean).join(': ')
}
