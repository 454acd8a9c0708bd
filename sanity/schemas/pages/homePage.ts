import { HomeIcon } from '@sanity/icons/Home'
import {
  hiringSection,
  insightsSection,
  reasonsSection,
  reviewsSection,
  staffingSection,
  statsSection,
  stepsSection,
  trainingSection,
} from './homeSections.ts'
import { closingField, definePage } from './common.ts'

/** The home page. Spec section 2, Home. */
export const homePage = definePage({
  name: 'homePage',
  title: 'Home',
  icon: HomeIcon,
  fields: [
    hiringSection,
    stepsSection,
    staffingSection,
    statsSection,
    reasonsSection,
    reviewsSection,
    trainingSection,
    insightsSection,
    closingField,
  ],
})
