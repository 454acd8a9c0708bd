import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { withScheme } from '../../inputs/typedLinks.ts'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import { checkTextLink, pageLinkTitle } from '../rules/target.ts'
import { pageChoice } from './pageChoice.ts'

type Style = { title: string; value: string }

/** Paragraphs with lists, bold, italics and links. */
const paragraphs = (styles: Style[] = []) =>
  defineArrayMember({
    type: 'block',
    title: 'Paragraph',
    styles: [{ title: 'Paragraph', value: 'normal' }, ...styles],
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
              description: 'Such as www.example.com, an email address, or a phone number with its area code.',
              type: 'string',
              components: { input: tidiedInput(withScheme) },
              validation: (rule) => rule.custom((href) => checkTextLink(href)),
            }),
          ],
        },
      ],
    },
  })

/** Text without headings, such as an answer. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [paragraphs()],
})

/** A long text with headings and quotes, such as a privacy policy. */
export const longText = defineType({
  name: 'longText',
  title: 'Text',
  type: 'array',
  of: [
    paragraphs([
      { title: 'Heading', value: 'h2' },
      { title: 'Smaller heading', value: 'h3' },
      { title: 'Quote', value: 'blockquote' },
    ]),
  ],
})
