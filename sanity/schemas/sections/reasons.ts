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
    heading: 'Reasons to choose us',
    text: 'What clients hold us to.',
    action: toContact('Talk to us'),
    items: ['People who stay', 'A short, honest process', 'Help after the first day'],
  },
})
