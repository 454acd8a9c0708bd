import { StarIcon } from '@sanity/icons/Star'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineField, defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'

const ratings = [
  { value: 4, title: '4 stars' },
  { value: 4.5, title: '4½ stars' },
  { value: 5, title: '5 stars' },
]

/** A review in one line; a draft may have neither. */
function inOneLine(rating: unknown, quote: string | undefined): string {
  const stars = ratings.find(({ value }) => value === rating)?.title ?? 'No stars yet'
  return [stars, quote].filter(Boolean).join(': ')
}

/** What a client says about the agency, shown on the home page. docs/specification.md#reviews. */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'review' }),
    line({ name: 'name', title: 'Name', description: 'As the client wants to be named, such as Luis G.' }),
    paragraph({ name: 'quote', title: 'What they say', description: 'Without quotation marks.', max: 280 }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      options: { list: ratings, layout: 'radio', direction: 'horizontal' },
      initialValue: 5,
      validation: (rule) => rule.required().error('Pick 4, 4½ or 5 stars.'),
    }),
  ],
  preview: {
    select: { title: 'name', quote: 'quote', rating: 'rating' },
    prepare: ({ title, quote, rating }) => ({ title, subtitle: inOneLine(rating, quote) }),
  },
})
