import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineField, defineType } from 'sanity'
import { slugPattern } from '../../../lib/site/paths.ts'
import { line } from '../fields.ts'
import type { Verdict } from '../rules/verdict.ts'
import { wordsOf } from '../rules/written.ts'

/** The fragment of a question's URL. */
function checkAnchor(anchor: string | undefined): Verdict {
  // Generate makes nothing of a question without Latin letters.
  if (!anchor) return 'Press Generate to make the link, or write one.'
  return (
    slugPattern.test(anchor) || 'Use only lower-case letters, digits and single hyphens, or press Generate.'
  )
}

/** A question and its answer on the FAQ page. */
export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'faqItem' }),
    line({ name: 'question', title: 'Question', description: 'In the words of a visitor.', max: 120 }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'Give the answer in the first sentence, the details after it.',
      type: 'richText',
      validation: (rule) => rule.custom((answer) => wordsOf(answer).trim() !== '' || 'Write the answer.'),
    }),
    defineField({
      name: 'slug',
      title: 'Link to this question',
      description:
        'The end of the address when somebody shares this question. Press Generate, and leave it alone afterwards: old links would stop working.',
      type: 'slug',
      options: { source: 'question', maxLength: 60 },
      validation: (rule) => rule.custom((slug) => checkAnchor(slug?.current)),
    }),
  ],
  preview: {
    select: { title: 'question', answer: 'answer' },
    prepare: ({ title, answer }) => ({ title, subtitle: wordsOf(answer).trim() }),
  },
})
