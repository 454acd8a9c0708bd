import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { actionField, folded, line, mustBeThere, paragraph } from '../fields.ts'
import { heroField, onlyOne, pageGroups, pagePreview, seoField } from './common.ts'

/** /faq. The questions are documents of their own. Spec section 2, FAQ. */
export const faqPage = defineType({
  name: 'faqPage',
  title: 'FAQ page',
  type: 'document',
  ...onlyOne,
  icon: HelpCircleIcon,
  groups: pageGroups,
  fields: [
    heroField,
    defineField({
      name: 'aside',
      title: 'Beside the questions',
      description: 'For visitors whose question is not on the list.',
      type: 'object',
      group: 'sections',
      options: folded,
      ...mustBeThere,
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
        actionField({ name: 'action', title: 'Button' }),
      ],
    }),
    paragraph({
      name: 'emptyText',
      title: 'Text when there are no questions',
      description: 'The questions themselves are under FAQ in the sidebar.',
      rows: 2,
      max: 200,
      group: 'sections',
    }),
    seoField,
  ],
  preview: pagePreview('FAQ page'),
})
