import { ComposeIcon } from '@sanity/icons/Compose'
import { defineType } from 'sanity'
import { line } from '../fields.ts'
import { heroField, onlyOne, pageGroups, pagePreview, seoField } from './common.ts'

/** /blog. The articles come from the blog's own host. Spec section 2, Blog list. */
export const blogPage = defineType({
  name: 'blogPage',
  title: 'Blog',
  type: 'document',
  ...onlyOne,
  icon: ComposeIcon,
  groups: pageGroups,
  fields: [
    heroField,
    line({
      name: 'listHeading',
      title: 'Heading above the articles',
      description:
        'Not shown. Screen readers speak it before the articles, which come from the blog by themselves.',
      group: 'sections',
    }),
    line({
      name: 'moreHeading',
      title: 'Heading above older articles',
      group: 'sections',
    }),
    seoField,
  ],
  preview: pagePreview('Blog'),
})
