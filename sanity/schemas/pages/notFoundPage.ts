import { UnlinkIcon } from '@sanity/icons/Unlink'
import { defineType } from 'sanity'
import { buttons, line, paragraph, pictureField } from '../fields.ts'
import { pageGroups, seoField } from './common.ts'

/** The page for unknown paths. */
export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: UnlinkIcon,
  groups: pageGroups.filter(({ name }) => name !== 'sections'),
  fields: [
    line({ name: 'heading', title: 'Headline', group: 'hero' }),
    paragraph({ name: 'text', title: 'Text below the headline', rows: 2, max: 200, group: 'hero' }),
    pictureField({ name: 'image', title: 'Picture', group: 'hero' }),
    buttons({ title: 'Buttons', description: 'Ways out of the dead end.', group: 'hero' }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'image' },
    prepare: ({ subtitle, media }) => ({ title: 'Page not found', subtitle, media }),
  },
})
