import type { ReactNode } from 'react'
import type { HomePage } from '../../lib/sanity/content/pageTypes.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Hiring } from './Hiring.tsx'
import { Reasons } from './Reasons.tsx'
import { Reviews } from './Reviews.tsx'
import { Staffing } from './Staffing.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'
import { Training } from './Training.tsx'

type Props = {
  /** Missing sections are left out; landing pages pass a single one. */
  page: Partial<HomePage['page']>
  reviews: HomePage['reviews']
  /** The section of the blog, another view. */
  insights?: ReactNode
}

/**
 * The sections after the hero, in order. Spec section 2, Home.
 * Other pages import this file only: each further shared file splits the home page's bundle.
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
