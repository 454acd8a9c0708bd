import { BookIcon } from '@sanity/icons/Book'
import { line, paragraph } from '../fields.ts'
import { defineSection } from './section.ts'
import { picks } from './picks.ts'

/** Chosen case studies as cards. */
export const caseStudiesSection = defineSection('caseStudies', {
  icon: BookIcon,
  initialValue: { heading: 'What others did with us' },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200, optional: true }),
    picks({
      name: 'caseStudies',
      title: 'Case studies and guides',
      description: 'Pick some of those under Case studies in the sidebar. Three fill one row.',
      of: { type: 'caseStudy', title: 'Case study or guide' },
      missing: 'Pick at least one case study or guide, and each only once.',
    }),
  ],
})
