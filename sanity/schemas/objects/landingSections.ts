import { BellIcon } from '@sanity/icons/Bell'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineArrayMember, defineField } from 'sanity'
import { actionField, line, paragraph } from '../fields.ts'
import {
  hiringSection,
  reasonsSection,
  reviewsSection,
  staffingSection,
  statsSection,
  stepsSection,
  trainingSection,
} from '../pages/homeSections.ts'
import { heroSection } from './heroSection.ts'

/** The hero, the sections of the home page and a list of questions as parts of a landing page: the same fields under names of their own. */

type Section = Pick<typeof hiringSection, 'fields'>

function part(name: string, title: string, { fields }: Section, words = 'heading') {
  return defineArrayMember({
    name,
    title,
    type: 'object',
    icon: StackCompactIcon,
    fields,
    preview: {
      select: { subtitle: words },
      prepare: ({ subtitle }: { subtitle?: string }) => ({ title, subtitle }),
    },
  })
}

export const landingSections = [
  heroSection,
  part('benefitsSection', 'Benefits', hiringSection),
  part('stepsSection', 'Steps', stepsSection),
  part('roleCardsSection', 'Role cards', staffingSection),
  part('statsSection', 'Numbers', statsSection, 'label'),
  part('reasonsSection', 'Reasons', reasonsSection),
  part('reviewsSection', 'Client reviews', reviewsSection),
  part('trainingSection', 'Training guide', trainingSection),
  defineArrayMember({
    name: 'questionsSection',
    title: 'Questions',
    type: 'object',
    icon: HelpCircleIcon,
    fields: [
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
    ],
    preview: {
      select: { title: 'heading' },
      prepare: ({ title }) => ({ title: 'Questions', subtitle: title }),
    },
  }),
  defineArrayMember({
    name: 'closingSection',
    title: 'Closing call',
    type: 'object',
    icon: BellIcon,
    fields: [
      line({ name: 'heading', title: 'Heading' }),
      paragraph({ name: 'text', title: 'Text', rows: 2, max: 240 }),
      actionField({ name: 'action', title: 'Button' }),
    ],
    preview: {
      select: { title: 'heading' },
      prepare: ({ title }) => ({ title: 'Closing call', subtitle: title }),
    },
  }),
]
