import { defineArrayMember, defineField } from 'sanity'
import type { LandingPageContent } from '../../../lib/site/pages.ts'

type Picks = {
  name: string
  title: string
  description: string
  of: { type: LandingPageContent; title: string }
  /** The message for none, or for one picked twice; without it the list may be empty. */
  missing?: string
}

/** A list of documents of the sidebar, in the order of the section. */
export const picks = ({ of: { type, title }, missing, ...labels }: Picks) =>
  defineField({
    ...labels,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', title, to: [{ type }], options: { disableNew: true } })],
    validation: (rule) =>
      missing === undefined
        ? rule.unique().error('Pick each only once.')
        : rule.required().min(1).unique().error(missing),
  })
