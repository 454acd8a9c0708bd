import { StarIcon } from '@sanity/icons/Star'
import { line } from '../fields.ts'
import { defineSection } from './section.ts'

/** What clients say. */
export const reviewsSection = defineSection('reviews', {
  icon: StarIcon,
  description: 'What clients say.',
  fields: [
    line({
      name: 'heading',
      title: 'Heading',
      description:
        'Stands above all the reviews that are listed under Reviews in the sidebar, in the order there.',
    }),
  ],
  initialValue: { heading: 'What clients say' },
})
