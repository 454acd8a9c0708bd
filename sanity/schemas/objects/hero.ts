import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField, defineType } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { line, paragraph, pictureField, unfolded } from '../fields.ts'

/** Of every page's hero. */
export const heroFields = [
  line({
    name: 'heading',
    title: 'Headline',
    description: 'The largest words on the page. Six words or fewer read best.',
  }),
  paragraph({ name: 'text', title: 'Text below the headline', rows: 2, max: 200 }),
  defineField({
    name: 'action',
    title: 'Button',
    description: 'Leave empty for no button.',
    type: 'action',
    options: unfolded,
  }),
  pictureField({
    name: 'image',
    title: 'Picture',
    shapes: { 'Home page': aspectRatios.homeHero, 'Other pages, at its tallest': aspectRatios.heroAtTallest },
  }),
]

/** The first section of a page. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  icon: ThLargeIcon,
  options: unfolded,
  fields: [
    ...heroFields,
    defineField({
      name: 'imageSmall',
      title: 'Picture on phones',
      description:
        'A square version for small screens, described by the same words. Leave empty to show the same picture.',
      type: 'picture',
      hidden: ({ document }) => document?._type !== 'homePage',
    }),
  ],
})
