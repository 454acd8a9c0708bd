import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { actionField, foldedSection, line, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /faq. The questions are documents of their own. docs/specification.md#faq. */
export const faqPage = definePage({
  name: 'faqPage',
  title: 'FAQ page',
  icon: HelpCircleIcon,
  fields: [
    foldedSection({
      name: 'aside',
      title: 'Beside the questions',
      description: 'For visitors whose question is not on the list.',
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
    }),
  ],
})
