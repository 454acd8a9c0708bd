import { defineArrayMember, defineField, type InsertMenuOptions } from 'sanity'
import {
  homeSectionNames,
  sectionGroups,
  sectionNames,
  sectionPicture,
  sections,
  sectionType,
  type SectionName,
  type SectionType,
} from '../../../lib/site/sections.ts'
import { folded, mustBeThere } from '../fields.ts'
import { benefitsSection } from './benefits.ts'
import { caseStudiesSection } from './caseStudies.ts'
import { closingSection } from './closing.ts'
import { contactFormSection } from './contactForm.ts'
import { heroSection } from './hero.ts'
import { jobsSection } from './jobs.ts'
import { logosSection } from './logos.tsx'
import { pictureTextSection } from './pictureText.ts'
import { postsSection } from './posts.ts'
import { questionsSection } from './questions.ts'
import { reasonsSection } from './reasons.ts'
import { reviewsSection } from './reviews.ts'
import { roleCardsSection } from './roleCards.ts'
import { statsSection } from './stats.ts'
import { stepsSection } from './steps.ts'
import { teamSection } from './team.ts'
import { textSection } from './text.ts'
import { trainingSection } from './training.ts'
import { videoSection } from './video.ts'

/** The schema of each section. */
const schemas = {
  hero: heroSection,
  benefits: benefitsSection,
  steps: stepsSection,
  roleCards: roleCardsSection,
  stats: statsSection,
  reasons: reasonsSection,
  reviews: reviewsSection,
  training: trainingSection,
  questions: questionsSection,
  text: textSection,
  pictureText: pictureTextSection,
  video: videoSection,
  logos: logosSection,
  contactForm: contactFormSection,
  caseStudies: caseStudiesSection,
  team: teamSection,
  posts: postsSection,
  jobs: jobsSection,
  closing: closingSection,
} satisfies { [Name in SectionName]: { name: SectionType<Name> } }

export const sectionTypes = Object.values(schemas)

/** The fields of the home page, each named like its section. */
export const homeSections = homeSectionNames.map((name) =>
  defineField({
    name: name as string,
    title: sections[name].title,
    type: sectionType(name) as string,
    options: folded,
    ...mustBeThere,
  }),
)

/** What a landing page is built from. */
export const landingSections = sectionNames.map((name) => defineArrayMember({ type: sectionType(name) }))

/** The menu of sections: with a picture of each, in groups. */
export const sectionMenu = {
  showIcons: false,
  filter: true,
  groups: Object.entries(sectionGroups).map(([group, title]) => ({
    name: group,
    title,
    of: sectionNames
      .filter((name) => 'group' in sections[name] && sections[name].group === group)
      .map(sectionType),
  })),
  views: [{ name: 'grid', previewImageUrl: sectionPicture }, { name: 'list' }],
} satisfies InsertMenuOptions
