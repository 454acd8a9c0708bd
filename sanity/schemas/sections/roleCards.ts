import { defineArrayMember, defineField } from 'sanity'
import { actionField, line, paragraph } from '../fields.ts'
import { defineSection, toContact } from './section.ts'

/** Cards in a grid that fills every row. */
export const roleCardsSection = defineSection('roleCards', {
  description: 'A card for each kind of role. The first card is the largest.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'Seven cards fill the grid.',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1).max(14).error('Have between one and fourteen cards.'),
    }),
  ],
  initialValue: {
    heading: 'People for every seat',
    text: 'From the first hello to the person who runs the floor.',
    action: toContact('Tell us whom you need'),
  },
})
