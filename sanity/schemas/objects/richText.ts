import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkTextLink, pageLinkTitle } from '../rules/target.ts'
import { pageChoice } from './pageChoice.ts'

/** Text with lists, bold, italics and links. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      title: 'Paragraph',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [
        { title: 'Bulleted list', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [
          {
            name: 'pageLink',
            title: pageLinkTitle,
            type: 'object',
            icon: LinkIcon,
            fields: pageChoice(),
          },
          {
            // Sanity's own name: pasted links stay links.
            name: 'link',
            title: 'Link to another website, an email or a phone number',
            type: 'object',
            icon: EarthGlobeIcon,
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                description: 'Starts with https://, or with mailto: for an email or tel: for a phone number.',
                type: 'string',
                validation: (rule) => rule.custom((href) => checkTextLink(href)),
              }),
            ],
          },
        ],
      },
    }),
  ],
})
