import { defineField } from 'sanity'
import { choice, folded, line } from '../fields.ts'
import { darkGrounds } from '../sections/section.ts'
import { visibilityFields } from './visibility.ts'

/** The line above the top bar of every page. */
export const announcementField = defineField({
  name: 'announcement',
  title: 'Announcement',
  description: 'One line above the top of every page.',
  type: 'object',
  group: 'announcement',
  fields: [
    line({
      name: 'text',
      title: 'Text',
      description: 'One short line. Without it there is no announcement.',
      max: 90,
      optional: true,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'A few words after the text that lead somewhere. Leave empty for none.',
      type: 'action',
      options: folded,
    }),
    choice({
      name: 'ground',
      title: 'Colour',
      list: [{ value: 'butter', title: 'Yellow' }, { value: 'sky', title: 'Light blue' }, ...darkGrounds],
      initialValue: 'butter',
    }),
    ...visibilityFields('The announcement'),
  ],
})
