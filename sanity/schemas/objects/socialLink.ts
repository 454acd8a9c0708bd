import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { networks } from '../../../lib/networks.ts'
import { checkWebAddress } from '../rules/target.ts'
import type { Verdict } from '../rules/target.ts'

/** The list from which a network is picked. */
export const networkChoices = Object.entries(networks).map(([value, title]) => ({ value, title }))

/** One social network in the footer; without an address its symbol is only a picture. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      options: { list: networkChoices },
      validation: (rule) => rule.required().error('Pick the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Address of our page there',
      description: 'Starts with https://. Leave empty until there is one.',
      type: 'string',
      validation: (rule) => rule.custom((url) => checkWebAddress(url, false)),
    }),
  ],
  preview: {
    select: { network: 'network', url: 'url' },
    prepare: ({ network, url }) => ({
      title: networkChoices.find(({ value }) => value === network)?.title ?? 'New network',
      subtitle: url ?? 'No address yet',
    }),
  },
})

/** The same symbol twice in the footer helps nobody. */
export function uniqueNetworks(links: readonly unknown[] | undefined): Verdict {
  const names = (links ?? []).map((link) => (link as { network?: string }).network)
  return new Set(names).size === names.length || 'The same network is listed twice. Remove one of them.'
}
