import { HeartIcon } from '@sanity/icons/Heart'
import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField } from 'sanity'
import { buttons, foldedSection, line, listedText, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /about-us. The team's members are documents of their own. docs/specification.md#about. */
export const aboutPage = definePage({
  name: 'aboutPage',
  title: 'About Us',
  icon: UsersIcon,
  fields: [
    foldedSection({
      name: 'story',
      title: 'Our story',
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        defineField({
          name: 'paragraphs',
          title: 'Paragraphs',
          type: 'array',
          of: [listedText('text', { title: 'Paragraph', max: 600 })],
          validation: (rule) => rule.required().min(1).max(5).error('Have between one and five paragraphs.'),
        }),
      ],
    }),
    foldedSection({
      name: 'values',
      title: 'Our values',
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        defineField({
          name: 'items',
          title: 'Values',
          type: 'array',
          of: [
            defineArrayMember({
              name: 'value',
              title: 'Value',
              type: 'object',
              icon: HeartIcon,
              fields: [
                line({ name: 'heading', title: 'Heading' }),
                paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
              ],
              preview: { select: { title: 'heading', subtitle: 'text' } },
            }),
          ],
          validation: (rule) => rule.required().min(1).max(8).error('Have between one and eight values.'),
        }),
      ],
    }),
    foldedSection({
      name: 'team',
      title: 'Our team',
      description: 'Only the words above the team. The people themselves are under People in the sidebar.',
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
      ],
    }),
    buttons({ title: 'Buttons below the team' }),
  ],
})
