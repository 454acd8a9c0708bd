import type { ReactNode } from 'react'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Hiring } from './Hiring.tsx'
import { Reasons } from './Reasons.tsx'
import { Reviews } from './Reviews.tsx'
import { Staffing } from './Staffing.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'
import { Training } from './Training.tsx'

type Props = {
  /** Whatever is missing is left out: with one section alone this draws just that one, as landing pages do. */
  page: Partial<HomePage['page']>
  reviews: HomePage['reviews']
  /** The blog's section, which is no part of this view: the page hands it in. */
  insights?: ReactNode
}

/**
 * What follows the home page's hero, in the design's order. Spec section 2, Home. The one file of this folder that another page's bundle may
 * take: each further one would be cut out of the home page's script and weigh more there.
 */
export function HomeSections({ page, reviews, insights }: Props) {
  return (
    <>
      <Hiring hiring={page.hiring} />
      <Steps steps={page.steps} />
      <Staffing staffing={page.staffing} />
      <Stats stats={page.stats} />
      <Reasons reasons={page.reasons} />
      <Reviews heading={page.reviews?.heading} reviews={reviews} />
      <Training training={page.training} />
      {insights}
      <ClosingCall closing={page.closing} />
    </>
  )
}
