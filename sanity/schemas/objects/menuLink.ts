import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField } from 'sanity'
import { line } from '../fields.ts'
import type { Verdict } from '../rules/verdict.ts'

type Entry = { label?: string; page?: { _ref?: string } }

/**
 * A landing page in the menu or the footer. The reference is weak: the page may be unpublished or
 * deleted, and then leaves the menu by itself.
 */
const menuLink = defineArrayMember({
  name: 'menuLink',
  title: 'Landing page',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Landing page',
      type: 'reference',
      to: [{ type: 'landingPage' }],
      weak: true,
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Pick the landing page, or remove this entry.'),
    }),
    line({
      name: 'label',
      title: 'Words in the menu',
      description: 'Two or three words. Without them the name of the page stands there.',
      max: 40,
      optional: true,
    }),
  ],
  preview: {
    select: { label: 'label', title: 'page.title', slug: 'page.slug.current' },
    prepare: describeEntry,
  },
})

type Selected = { label?: string; title?: string; slug?: string }

function describeEntry({ label, title, slug }: Selected) {
  if (!slug) return { title: label ?? title ?? 'New entry', subtitle: 'No page here: visitors see no entry.' }
  return { title: label ?? title ?? `/${slug}`, subtitle: `/${slug}` }
}

function uniquePages(entries: readonly unknown[] | undefined): Verdict {
  const pages = (entries ?? []).flatMap((entry) => (entry as Entry).page?._ref ?? [])
  return new Set(pages).size === pages.length || 'The same page is listed twice. Remove one of them.'
}

/** An ordered list of landing pages. */
export const menuLinks = (labels: { name: string; title: string; description: string; group: string }) =>
  defineField({
    ...labels,
    type: 'array',
    of: [menuLink],
    validation: (rule) => [
      rule.custom((entries) => uniquePages(entries)),
      rule.max(6).error('Six entries fit here. Remove some.'),
    ],
  })
