import { defineField } from 'sanity'
import { darkBackgrounds } from '../../../lib/site/backgrounds.ts'
import { choice, folded, backgroundChoices, line } from '../fields.ts'
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
      list: backgroundChoices(['butter', 'sky', ...darkBackgrounds]),
      initialValue: 'butter',
    }),
    ...visibilityFields('The announcement'),
  ],
})
