import { SearchIcon } from '@sanity/icons/Search'
import { StackIcon } from '@sanity/icons/Stack'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField, defineType, type DocumentDefinition } from 'sanity'
import { folded } from '../fields.ts'

/** The tabs above a page's form. */
export const pageGroups = [
  { name: 'hero', title: 'Hero', icon: ThLargeIcon, default: true },
  { name: 'sections', title: 'Sections', icon: StackIcon },
  { name: 'seo', title: 'Search & sharing', icon: SearchIcon },
]

const heroField = defineField({
  name: 'hero',
  title: 'Hero',
  description: 'What visitors see first.',
  type: 'hero',
  group: 'hero',
  validation: (rule) => rule.required().error('Fill in the hero: headline, text and picture.'),
})

/** What visitors find in search results, with the message if it is missing. */
const entryTexts = {
  title: 'Write the title that people see in search results.',
  description: 'Describe the page in one or two sentences.',
}

/** The search entry of all but landing pages, whose hero stands in for it. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search & sharing',
  type: 'seo',
  group: 'seo',
  validation: (rule) =>
    rule.custom((entry, { document }) => {
      const words: Partial<Record<string, string>> = entry ?? {}
      const hasTitle = document?._type !== 'siteSettings'
      const missing = Object.entries(entryTexts)
        .filter(([name]) => !words[name]?.trim() && (hasTitle || name !== 'title'))
        .map(([name, message]) => ({ message, path: [name] }))
      return missing.length === 0 || missing
    }),
})

export const closingField = defineField({
  name: 'closing',
  title: 'Closing call',
  description: 'The last section before the footer.',
  type: 'closingSection',
  options: folded,
  validation: (rule) => rule.required().error('Fill in the closing call: heading, text and button.'),
})

type Page = Pick<DocumentDefinition, 'icon' | 'fields'> & { name: string; title: string }

/** A page: a singleton with a hero, its own `fields` as sections, and a search entry. */
export const definePage = ({ name, title, icon, fields }: Page) =>
  defineType({
    name,
    title,
    type: 'document',
    ...(icon && { icon }),
    groups: pageGroups,
    fields: [heroField, ...fields.map((field) => ({ ...field, group: 'sections' })), seoField],
    preview: {
      select: { heading: 'hero.heading', media: 'hero.image' },
      prepare: ({ heading, media }) => ({ title, subtitle: heading, media }),
    },
  })
