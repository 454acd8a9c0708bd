import { defineField } from 'sanity'
import { actionField, line, listedText, paragraph } from '../fields.ts'
import { defineSection, toContact } from './section.ts'

/** A short list beside a button. */
export const reasonsSection = defineSection('reasons', {
  description: 'A short list beside a button.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'items',
      title: 'Reasons',
      description: 'A few words each. Drag them into the order you want.',
      type: 'array',
      of: [listedText('string', { title: 'Reason', max: 60 })],
      validation: (rule) => rule.required().min(1).max(8).error('Have between one and eight reasons.'),
    }),
  ],
  initialValue: {
    heading: 'What is included',
    text: 'A few words each.',
    action: toContact('Ask us anything'),
    items: ['The first thing', 'The second thing', 'The third thing'],
  },
})
