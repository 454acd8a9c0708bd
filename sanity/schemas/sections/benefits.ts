import { defineArrayMember, defineField } from 'sanity'
import { actionField, line, paragraph } from '../fields.ts'
import { defineSection, toContact } from './section.ts'

const begin = (heading: string, text: string, background: string) => ({
  _type: 'card',
  _key: background,
  heading,
  text,
  ground: background,
})

/** An invitation to call, with cards below it. */
export const benefitsSection = defineSection('benefits', {
  description: 'The invitation to call, with three benefits below it.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', max: 240 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      description: 'Three cards stand side by side. Drag them into the order you want.',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) =>
        rule.required().min(1).max(6).error('Have between one and six benefits. Three fill one row.'),
    }),
  ],
  initialValue: {
    heading: 'What you get',
    text: 'Say in one sentence what changes for the people who come here.',
    action: toContact('Arrange a call'),
    benefits: [
      begin('The first reason', 'What people notice first. A number says more than an adjective.', 'butter'),
      begin('The second reason', 'What it saves them: time, money or worry.', 'blush'),
      begin('The third reason', 'What stays with them afterwards.', 'sky'),
    ],
  },
})
