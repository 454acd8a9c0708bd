import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { line, paragraph, pictureField } from '../fields.ts'
import { defineSection } from './section.ts'

const begin = (heading: string, text: string) => ({
  _type: 'step',
  _key: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
  text,
})

/** Numbered steps in a row. */
export const stepsSection = defineSection('steps', {
  description: 'The three steps from the first call to the first day.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    defineField({
      name: 'items',
      title: 'Steps',
      description: 'They number themselves, from top to bottom.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'step',
          title: 'Step',
          type: 'object',
          icon: OlistIcon,
          fields: [
            line({ name: 'heading', title: 'Heading', max: 40 }),
            paragraph({ name: 'text', title: 'Text', max: 240 }),
            pictureField({ name: 'image', title: 'Picture' }),
          ],
          preview: { select: { title: 'heading', subtitle: 'text', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).error('Have between two and four steps.'),
    }),
  ],
  initialValue: {
    heading: 'How it works',
    items: [
      begin('First', 'Say what happens first, and how long it takes.'),
      begin('Then', 'Say what people see or decide next.'),
      begin('At the end', 'Say what they have at the end.'),
    ],
  },
})
