import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'
import { heroField, onlyOne, pageGroups, pagePreview, seoField } from './common.ts'

/** /case-study. The cards are documents of their own. Spec section 2, Case studies. */
export const caseStudiesPage = defineType({
  name: 'caseStudiesPage',
  title: 'Case Studies & Resources',
  type: 'document',
  ...onlyOne,
  icon: BookIcon,
  groups: pageGroups,
  fields: [
    heroField,
    line({
      name: 'listHeading',
      title: 'Heading above the cards',
      description:
        'Not shown. Screen readers speak it before the cards, which are under Case studies in the sidebar.',
      group: 'sections',
    }),
    paragraph({
      name: 'emptyText',
      title: 'Text when there are no cards',
      rows: 2,
      max: 200,
      group: 'sections',
    }),
    seoField,
  ],
  preview: pagePreview('Case Studies & Resources'),
})
