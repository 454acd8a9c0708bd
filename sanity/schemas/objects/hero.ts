import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { frames } from '../../../lib/site/frames.ts'
import { choice, line, paragraph, pictureField, unfolded } from '../fields.ts'

const heroFields = [
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
    shapes: { 'Home page': frames.homeHero, 'Other pages, at its tallest': frames.heroAtTallest },
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

/** The hero of a landing page, whose colour editors choose. */
export const heroSection = defineArrayMember({
  name: 'heroSection',
  title: 'Hero',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    ...heroFields,
    choice({
      name: 'ground',
      title: 'Colour',
      list: [
        { value: 'leaf', title: 'Green' },
        { value: 'signal', title: 'Red' },
        { value: 'blue', title: 'Blue' },
        { value: 'wine', title: 'Wine' },
      ],
      initialValue: 'leaf',
    }),
  ],
  preview: {
    select: { subtitle: 'heading', media: 'image' },
    prepare: ({ subtitle, media }: { subtitle?: string; media?: never }) => ({
      title: 'Hero',
      subtitle,
      media,
    }),
  },
})
