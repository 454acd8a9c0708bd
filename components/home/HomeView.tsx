import type { ReactNode } from 'react'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Hiring } from './Hiring.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Reasons } from './Reasons.tsx'
import { Reviews } from './Reviews.tsx'
import { Staffing } from './Staffing.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'
import { Training } from './Training.tsx'

type Props = {
  content: Pick<HomePage, 'page' | 'reviews'>
  /** The blog's section, which is no part of this view: the page hands it in. */
  insights?: ReactNode
}

/** The home page, section by section in the design's order. Spec section 2, Home. */
export function HomeView({ content: { page, reviews }, insights }: Props) {
  return (
    <>
      <HomeHero hero={page.hero} />
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
