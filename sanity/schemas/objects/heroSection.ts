import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { heroFields } from './hero.ts'

/** The hero of a landing page: what other pages have, and the colour behind it, which is theirs by design. */
export const heroSection = defineArrayMember({
  name: 'heroSection',
  title: 'Hero',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    ...heroFields,
    defineField({
      name: 'ground',
      title: 'Colour',
      type: 'string',
      options: {
        list: [
          { value: 'leaf', title: 'Green' },
          { value: 'signal', title: 'Red' },
          { value: 'blue', title: 'Blue' },
          { value: 'wine', title: 'Wine' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
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
