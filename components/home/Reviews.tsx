import type { HomePage } from '../../lib/sanity/pages.ts'
import { ReviewCarousel } from './ReviewCarousel.tsx'

type Props = { heading: string | null | undefined; reviews: HomePage['reviews'] }

/** What clients say. Spec section 3, client review. Reviews without words are left out, and without any the section is. */
export function Reviews({ heading, reviews }: Props) {
  const shown = reviews.filter(({ quote }) => quote)
  if (!shown.length) return null
  // Another set of reviews is another carousel: Swiper has moved the slides of the last one around behind React's back.
  return <ReviewCarousel key={shown.map(({ _id }) => _id).join()} heading={heading} reviews={shown} />
}
