import { defineField } from 'sanity'
import { checkPage, pageChoices, type PageDraft } from '../rules/target.ts'

const draft = (parent: unknown): PageDraft => (parent ?? {}) as PageDraft

const leftOver =
  'The button does not open this page any longer. Clear the field: until then, the page cannot be deleted.'

type When = { parent: unknown }

/**
 * The page that a link opens: a site page from a list, or a reference to a landing page.
 * The reference follows a changed slug and prevents deletion. `applies` is false for other links.
 */
export function pageChoice(applies: (parent: unknown) => boolean = () => true) {
  return [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'string',
      options: { list: pageChoices },
      hidden: ({ parent }: When) => !applies(parent) || draft(parent).landingPage !== undefined,
      validation: (rule) => rule.custom((_page, { parent }) => !applies(parent) || checkPage(draft(parent))),
    }),
    defineField({
      name: 'landingPage',
      title: 'Or a landing page',
      type: 'reference',
      to: [{ type: 'landingPage' }],
      // Only published pages. A GROQ filter cannot tell: drafts come under their published ids.
      options: { disableNew: true, filter: () => ({ perspective: 'published' }) },
      // A leftover reference prevents deletion, so editors must see it.
      hidden: ({ parent }: When) => !applies(parent) && draft(parent).landingPage === undefined,
      validation: (rule) =>
        rule.custom((page, { parent }) => applies(parent) || page === undefined || leftOver).warning(),
    }),
  ]
}
