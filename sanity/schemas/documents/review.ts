import { StarIcon } from '@sanity/icons/Star'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineField, defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'
import { checkRating, inOneLine, ratings } from '../rules/rating.ts'

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
      validation: (rule) => rule.custom(checkRating),
    }),
  ],
  preview: {
    select: { title: 'name', quote: 'quote', rating: 'rating' },
    prepare: ({ title, quote, rating }) => ({ title, subtitle: inOneLine(rating, quote) }),
  },
})
