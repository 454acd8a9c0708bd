import type { Verdict } from './target.ts'

/** The ratings that a review may have. Spec section 3, Client review. */
export const ratings = [
  { value: 4, title: '4 stars' },
  { value: 4.5, title: '4½ stars' },
  { value: 5, title: '5 stars' },
]

/** A review must have one of these ratings; none at all is refused too. */
export function checkRating(rating: number | undefined): Verdict {
  return ratings.some(({ value }) => value === rating) || 'Pick 4, 4½ or 5 stars.'
}

/** A rating in the words of the form. */
export function starsOf(rating: unknown): string {
  return ratings.find(({ value }) => value === rating)?.title ?? 'No stars yet'
}

/** A review in one line of a list; its quote may not be written yet. */
export const inOneLine = (rating: unknown, quote: string | undefined): string =>
  [starsOf(rating), quote].filter(Boolean).join(': ')
