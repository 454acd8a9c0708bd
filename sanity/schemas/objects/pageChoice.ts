import { defineField } from 'sanity'
import { checkPage, pageChoices } from '../rules/target.ts'
import type { PageDraft } from '../rules/target.ts'

const draft = (parent: unknown): PageDraft => (parent ?? {}) as PageDraft

const leftOver =
  'The button does not open this page any longer. Clear the field: until then, the page cannot be deleted.'

type When = { parent: unknown }

/**
 * The page that a link opens: one of the site's own from a list, or a landing page. A landing page is referred to and not written as a path, so
 * that the link follows it to another address, and so that nobody deletes it while a link needs it. `applies` tells when the link opens a page
 * at all.
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
      // One that visitors cannot see yet is no place to send them. No filter could tell: the Studio asks for drafts, under the ids of what is published.
      options: { disableNew: true, filter: () => ({ perspective: 'published' }) },
      // One that is left over still keeps the page from being deleted: it stays in sight, where it can be cleared.
      hidden: ({ parent }: When) => !applies(parent) && draft(parent).landingPage === undefined,
      validation: (rule) =>
        rule.custom((page, { parent }) => applies(parent) || page === undefined || leftOver).warning(),
    }),
  ]
}
