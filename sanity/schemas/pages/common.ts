import { SearchIcon } from '@sanity/icons/Search'
import { StackIcon } from '@sanity/icons/Stack'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField } from 'sanity'
import type { DocumentDefinition } from 'sanity'
import { checkOnlyOne } from '../rules/onlyOne.ts'

/** The tabs above a page's form. */
export const pageGroups = [
  { name: 'hero', title: 'Hero', icon: ThLargeIcon, default: true },
  { name: 'sections', title: 'Sections', icon: StackIcon },
  { name: 'seo', title: 'Search & sharing', icon: SearchIcon },
]

/** The hero and the search entry that each page has. */
export const heroField = defineField({
  name: 'hero',
  title: 'Hero',
  description: 'What visitors see first.',
  type: 'hero',
  group: 'hero',
  validation: (rule) => rule.required().error('Fill in the hero: headline, text and picture.'),
})

export const seoField = defineField({
  name: 'seo',
  title: 'Search & sharing',
  type: 'seo',
  group: 'seo',
  validation: (rule) => rule.required().error('Fill in the title and the description for search engines.'),
})

/** A page's entry in lists and search results: its name, its headline, its picture. */
export function pagePreview(title: string) {
  return {
    select: { heading: 'hero.heading', media: 'hero.image' },
    prepare: ({ heading, media }: { heading?: string; media?: never }) => ({
      title,
      subtitle: heading,
      media,
    }),
  }
}

export const closingField = defineField({
  name: 'closing',
  title: 'Closing call',
  description: 'The last section before the footer.',
  type: 'closing',
  group: 'sections',
  validation: (rule) => rule.required().error('Fill in the closing call: heading, text and button.'),
})

/**
 * Keeps a page or the settings single: a second one, opened through a typed address, can be neither filled in nor published.
 */
export const onlyOne = {
  readOnly: ({ document }) => checkOnlyOne(document) !== true,
  validation: (rule) => rule.custom((document) => checkOnlyOne(document)),
} satisfies Pick<DocumentDefinition, 'readOnly' | 'validation'>
