import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineType } from 'sanity'
import { darkBackgrounds } from '../../../lib/site/backgrounds.ts'
import { sections } from '../../../lib/site/sections.ts'
import { choice, backgroundChoices } from '../fields.ts'
import { heroFields } from '../objects/hero.ts'
import { toContact } from './section.ts'

/** The hero of a landing page, whose colour editors choose. */
export const heroSection = defineType({
  name: 'heroSection',
  title: sections.hero.title,
  type: 'object',
  icon: ThLargeIcon,
  initialValue: {
    heading: 'Say what you offer',
    text: 'Say for whom it is, and what they have from it. Two short sentences are enough.',
    action: toContact('Talk to a recruiter'),
  },
  fields: [
    ...heroFields,
    choice({
      name: 'ground',
      title: 'Colour',
      list: backgroundChoices(darkBackgrounds),
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
