import { BellIcon } from '@sanity/icons/Bell'
import { actionField, line, paragraph } from '../fields.ts'
import { defineSection, toContact } from './section.ts'

/** The last section of a page. */
export const closingSection = defineSection('closing', {
  icon: BellIcon,
  description: 'The last section before the footer.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 240 }),
    actionField({ name: 'action', title: 'Button' }),
  ],
  initialValue: {
    heading: 'One call, and we get started',
    text: 'Fifteen minutes with a recruiter who knows contact centers.',
    action: toContact('Schedule a call'),
  },
})
