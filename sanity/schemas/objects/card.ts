import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineType } from 'sanity'
import { line, paragraph, pictureField } from '../fields.ts'
import { groundField } from './ground.ts'

/** A coloured card with a picture: benefits and roles on the home page. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    line({ name: 'heading', title: 'Heading', max: 60 }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 160 }),
    pictureField({ name: 'image', title: 'Picture' }),
    groundField,
  ],
  preview: { select: { title: 'heading', subtitle: 'text', media: 'image' } },
})
