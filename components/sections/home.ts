import type { HomeSectionName } from '../../lib/site/sections.ts'
import { Benefits } from './Benefits.tsx'
import { Closing } from './Closing.tsx'
import { Posts } from './Posts.tsx'
import { Reasons } from './Reasons.tsx'
import { Reviews } from './Reviews.tsx'
import { RoleCards } from './RoleCards.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'
import { Training } from './Training.tsx'
import type { SectionViews } from './views.ts'

/** The views of the home page's sections, in its order. docs/specification.md#home. */
export const homeViews: SectionViews<HomeSectionName> = {
  benefits: Benefits,
  steps: Steps,
  roleCards: RoleCards,
  stats: Stats,
  reasons: Reasons,
  reviews: Reviews,
  training: Training,
  posts: Posts,
  closing: Closing,
}
