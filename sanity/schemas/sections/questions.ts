import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { line } from '../fields.ts'
import { picks } from './picks.ts'
import { defineSection } from './section.ts'

/** Chosen questions, which open one by one. */
export const questionsSection = defineSection('questions', {
  icon: HelpCircleIcon,
  initialValue: { heading: 'Questions we hear often' },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    picks({
      name: 'questions',
      title: 'Questions',
      description: 'Pick some of those under FAQ in the sidebar.',
      of: { type: 'faqItem', title: 'Question' },
      missing: 'Pick at least one question, and each only once.',
    }),
  ],
})
