import { BookIcon } from '@sanity/icons/Book'
import { line, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /case-study. The cards are documents of their own. docs/specification.md#case-studies. */
export const caseStudiesPage = definePage({
  name: 'caseStudiesPage',
  title: 'Case Studies & Resources',
  icon: BookIcon,
  fields: [
    line({
      name: 'listHeading',
      title: 'Heading above the cards',
      description:
        'Not shown. Screen readers speak it before the cards, which are under Case studies in the sidebar.',
    }),
    paragraph({ name: 'emptyText', title: 'Text when there are no cards', rows: 2, max: 200 }),
  ],
})
