/** The best a review can give. Spec section 9: ratings are capped at 5. */
export const mostStars = 5

export type Star = 'full' | 'half' | 'empty'

/** `rating` within 0 to 5; what is no number counts as 0. */
export function capRating(rating: number): number {
  return Number.isNaN(rating) ? 0 : Math.min(mostStars, Math.max(0, rating))
}

/** The five stars of a rating from the left: filled ones, one half for any fraction, then empty ones. Spec section 3, client review. */
export function splitStars(rating: number): Star[] {
  const capped = capRating(rating)
  return Array.from({ length: mostStars }, (_, index) => {
    if (capped >= index + 1) return 'full'
    return capped > index ? 'half' : 'empty'
  })
}
