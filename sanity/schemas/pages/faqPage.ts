import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField } from 'sanity'
import { actionField, folded, line, mustBeThere, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /faq. The questions are documents of their own. Spec section 2, FAQ. */
export const faqPage = definePage({
  name: 'faqPage',
  title: 'FAQ page',
  icon: HelpCircleIcon,
  fields: [
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
  ],
})
