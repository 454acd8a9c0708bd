import { HomeIcon } from '@sanity/icons/Home'
import { defineType } from 'sanity'
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
import { closingField, heroField, onlyOne, pageGroups, pagePreview, seoField } from './common.ts'

/** The home page, section by section in the order of the screen. Spec section 2, Home. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home',
  type: 'document',
  ...onlyOne,
  icon: HomeIcon,
  groups: pageGroups,
  fields: [
    heroField,
    hiringSection,
    stepsSection,
    staffingSection,
    statsSection,
    reasonsSection,
    reviewsSection,
    trainingSection,
    insightsSection,
    closingField,
    seoField,
  ],
  preview: pagePreview('Home'),
})
