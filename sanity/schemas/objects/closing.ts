import { BellIcon } from '@sanity/icons/Bell'
import { defineType } from 'sanity'
import { actionField, folded, line, paragraph } from '../fields.ts'

/** The last section of a page. */
export const closing = defineType({
  name: 'closing',
  title: 'Closing call',
  type: 'object',
  icon: BellIcon,
  options: folded,
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 240 }),
    actionField({ name: 'action', title: 'Button' }),
  ],
})
