import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { withHttps } from '../../inputs/typedLinks.ts'
import { networks } from '../../../lib/site/networks.ts'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import { checkWebUrl } from '../rules/target.ts'
import type { Verdict } from '../rules/verdict.ts'

export const networkChoices = Object.entries(networks).map(([value, title]) => ({ value, title }))

/** A social network in the footer; without a URL only its icon. */
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
      components: { input: tidiedInput(withHttps) },
      validation: (rule) => rule.custom((url) => !url || checkWebUrl(url)),
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

export function uniqueNetworks(links: readonly unknown[] | undefined): Verdict {
  const names = (links ?? []).map((link) => (link as { network?: string }).network)
  return new Set(names).size === names.length || 'The same network is listed twice. Remove one of them.'
}
