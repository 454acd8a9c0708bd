import { BellIcon } from '@sanity/icons/Bell'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineArrayMember, defineField } from 'sanity'
import { line } from '../fields.ts'
import {
  hiringSection,
  reasonsSection,
  reviewsSection,
  staffingSection,
  statsSection,
  stepsSection,
  trainingSection,
} from '../pages/homeSections.ts'
import { closing } from './closing.ts'
import { heroSection } from './hero.ts'

/** The sections of a landing page: those of the home page under other names, and questions. */

type Section = Pick<typeof hiringSection, 'fields'>

function part(
  name: string,
  title: string,
  { fields }: Section,
  { subtitle: field = 'heading', icon = StackCompactIcon } = {},
) {
  return defineArrayMember({
    name,
    title,
    type: 'object',
    icon,
    fields,
    preview: {
      select: { subtitle: field },
      prepare: ({ subtitle }: { subtitle?: string }) => ({ title, subtitle }),
    },
  })
}

const questionFields = [
  line({ name: 'heading', title: 'Heading' }),
  defineField({
    name: 'questions',
    title: 'Questions',
    description: 'Pick some of those under FAQ in the sidebar.',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        title: 'Question',
        to: [{ type: 'faqItem' }],
        options: { disableNew: true },
      }),
    ],
    validation: (rule) =>
      rule.required().min(1).unique().error('Pick at least one question, and each only once.'),
  }),
]

export const landingSections = [
  heroSection,
  part('benefitsSection', 'Benefits', hiringSection),
  part('stepsSection', 'Steps', stepsSection),
  part('roleCardsSection', 'Role cards', staffingSection),
  part('statsSection', 'Numbers', statsSection, { subtitle: 'label' }),
  part('reasonsSection', 'Reasons', reasonsSection),
  part('reviewsSection', 'Client reviews', reviewsSection),
  part('trainingSection', 'Training guide', trainingSection),
  part('questionsSection', 'Questions', { fields: questionFields }, { icon: HelpCircleIcon }),
  part('closingSection', 'Closing call', closing, { icon: BellIcon }),
]
