import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { checkNewPath, checkOldPath, checkPublished } from '../rules/address.ts'
import { askTaken } from '../rules/taken.ts'

/** Sends visitors of an old address to a page of the site. A landing page that moves leaves one behind: see `leaveRedirect.ts`. */
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
        rule.custom(async (from, context) => checkOldPath(from, from ? await askTaken(context) : nothing)),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      description: 'A page of this site, such as /contact-us or /faq#guarantee',
      type: 'string',
      validation: (rule) => [
        rule.custom(async (to, context) => {
          const from = (context.document as { from?: string } | undefined)?.from
          return checkNewPath(
            { ...(from && { from }), ...(to && { to }) },
            to ? await askTaken(context) : nothing,
          )
        }),
        rule
          .custom(async (to, context) => checkPublished(to, to ? await askTaken(context) : nothing))
          .warning(),
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

const nothing = { slugs: [], published: [], redirects: [], own: [] }
