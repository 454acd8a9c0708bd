import { defineField } from 'sanity'
import { ownPage } from '../../../lib/site/sectionAnchors.ts'
import { PageInput, SectionInput } from '../../inputs/sectionChoice.tsx'
import {
  checkPage,
  checkSectionPresent,
  leadsToSections,
  pageChoices,
  type PageDraft,
} from '../rules/target.ts'

const draft = (parent: unknown): PageDraft => (parent ?? {}) as PageDraft

const leftOver =
  'The button does not open this page any longer. Clear the field: until then, the page cannot be deleted.'

const onOwnPage = { value: ownPage, title: 'This page, further down' }

type When = { parent: unknown }

type Choice = {
  /** False for other links. */
  applies?: (parent: unknown) => boolean
  isOptional?: boolean
  /** Whether the link may lead to a section of a landing page. */
  withSections?: boolean
}

/**
 * The page that a link opens: a site page from a list, or a reference to a landing page.
 * The reference follows a changed slug and prevents deletion.
 */
export function pageChoice({ applies = () => true, isOptional = false, withSections = true }: Choice = {}) {
  const fields = [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'string',
      options: { list: withSections ? [onOwnPage, ...pageChoices] : pageChoices },
      components: { input: PageInput },
      hidden: ({ parent }: When) => !applies(parent) || draft(parent).landingPage !== undefined,
      validation: (rule) =>
        rule.custom(
          (page, { parent, document }) =>
            !applies(parent) || (isOptional && !page) || checkPage(draft(parent), document?._type),
        ),
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
  const section = defineField({
    name: 'section',
    title: 'Section',
    description:
      'Where on that page the link leads: to the first section of this kind, or to its top if there is none.',
    type: 'string',
    components: { input: SectionInput },
    hidden: ({ parent }: When) => !applies(parent) || !leadsToSections(draft(parent)),
    validation: (rule) =>
      rule.custom((section, { parent }) => !applies(parent) || checkSectionPresent(section, draft(parent))),
  })
  return withSections ? [...fields, section] : fields
}
