import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { askTaken, checkNewPath, checkOldPath, checkPublished } from '../rules/address.ts'

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
      description: 'What comes after the name of the site, such as /old-page',
      type: 'string',
      validation: (rule) =>
        rule.custom(async (from, context) => checkOldPath(from, await askTaken(from, context))),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      description: 'A page of this site, such as /contact-us or /faq#guarantee',
      type: 'string',
      validation: (rule) => [
        rule.custom(async (to, context) => {
          const from = (context.document as { from?: string } | undefined)?.from
          return checkNewPath({ ...(from && { from }), ...(to && { to }) }, await askTaken(to, context))
        }),
        rule.custom(async (to, context) => checkPublished(to, await askTaken(to, context))).warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      description:
        'Search engines and browsers then remember the new address, and forget the old one. Leave it off for a campaign.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'from', to: 'to' },
    prepare: ({ title, to }) => ({
      title: title ?? 'New redirect',
      subtitle: to ? `leads to ${to}` : undefined,
    }),
  },
})
