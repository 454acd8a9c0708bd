import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember } from 'sanity'
import { choice } from '../fields.ts'
import { heroFields } from './hero.ts'

/** The hero of a landing page: what other pages have, and the colour behind it, which is theirs by design. */
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
