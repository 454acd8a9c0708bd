import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import type { BodySectionName } from '#lib/site/sections.ts'

type SectionViews = { [Name in BodySectionName]: ComponentType<SectionProps<Name>> }

/**
 * The view of each section in a chunk that only pages with such a section load.
 * Not React's `lazy`, whose inline scripts the CSP forbids.
 */
export const sectionViews: SectionViews = {
  benefits: dynamic(() => import('./Benefits.tsx').then((module) => module.Benefits)),
  steps: dynamic(() => import('./Steps.tsx').then((module) => module.Steps)),
  roleCards: dynamic(() => import('./RoleCards.tsx').then((module) => module.RoleCards)),
  stats: dynamic(() => import('./Stats.tsx').then((module) => module.Stats)),
  reasons: dynamic(() => import('./Reasons.tsx').then((module) => module.Reasons)),
  reviews: dynamic(() => import('./Reviews.tsx').then((module) => module.Reviews)),
  training: dynamic(() => import('./Training.tsx').then((module) => module.Training)),
  questions: dynamic(() => import('./Questions.tsx').then((module) => module.QuestionsSection)),
  text: dynamic(() => import('./Text.tsx').then((module) => module.Text)),
  pictureText: dynamic(() => import('./PictureText.tsx').then((module) => module.PictureText)),
  video: dynamic(() => import('./Video.tsx').then((module) => module.Video)),
  logos: dynamic(() => import('./Logos.tsx').then((module) => module.Logos)),
  contactForm: dynamic(() => import('./ContactForm.tsx').then((module) => module.ContactFormSection)),
  caseStudies: dynamic(() => import('./CaseStudies.tsx').then((module) => module.CaseStudies)),
  team: dynamic(() => import('./Team.tsx').then((module) => module.TeamSection)),
  posts: dynamic(() => import('./Posts.tsx').then((module) => module.Posts)),
  jobs: dynamic(() => import('./Jobs.tsx').then((module) => module.Jobs)),
  closing: dynamic(() => import('./Closing.tsx').then((module) => module.Closing)),
}
