import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import { askTaken, checkNewUrl, checkOldUrl, newUrlOf, oldUrlOf, tellEnd } from '../rules/paths.ts'

/** The redirect whose target is checked. */
const redirectOf = (to = '', { document }: ValidationContext) => ({
  from: (document as { from?: string } | undefined)?.from ?? '',
  to,
})

/** Redirects an old path to a page. `leaveRedirect.ts` creates one when a landing page moves. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      description:
        'What comes after the name of the site, such as /old-page. Whatever else a link carries, such as ?utm_source=mail, travels along.',
      type: 'string',
      components: { input: tidiedInput(oldUrlOf) },
      validation: (rule) =>
        rule.custom(async (from, context) => checkOldUrl(from, await askTaken(from, context))),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      description:
        'Where visitors are sent, such as /faq#guarantee. For another website, write https:// before it.',
      type: 'string',
      components: { input: tidiedInput(newUrlOf) },
      validation: (rule) => [
        rule.custom(async (to, context) => checkNewUrl(redirectOf(to, context), await askTaken(to, context))),
        rule
          .custom(async (to, context) => tellEnd(redirectOf(to, context), await askTaken(to, context)))
          .info(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      description:
        'Search engines then remember the new address, and forget the old one. Leave it off for a campaign.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }: { from?: string; to?: string }) => ({
      title: from ?? 'New redirect',
      subtitle: to ? `leads to ${to}` : undefined,
    }),
  },
})
