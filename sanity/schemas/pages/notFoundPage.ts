import { UnlinkIcon } from '@sanity/icons/Unlink'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, paragraph, pictureField } from '../fields.ts'
import { onlyOne, pageGroups, seoField } from './common.ts'

/** The page for unknown paths. */
export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  ...onlyOne,
  icon: UnlinkIcon,
  groups: pageGroups.filter(({ name }) => name !== 'sections'),
  fields: [
    line({ name: 'heading', title: 'Headline', group: 'hero' }),
    paragraph({ name: 'text', title: 'Text below the headline', rows: 2, max: 200, group: 'hero' }),
    pictureField({ name: 'image', title: 'Picture', group: 'hero' }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      description: 'Ways out of the dead end.',
      type: 'array',
      group: 'hero',
      of: [defineArrayMember({ type: 'action' })],
      validation: (rule) => rule.max(2).error('Have two buttons at most. Remove one.'),
    }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'image' },
    prepare: ({ subtitle, media }) => ({ title: 'Page not found', subtitle, media }),
  },
})
