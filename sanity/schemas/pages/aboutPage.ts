import { HeartIcon } from '@sanity/icons/Heart'
import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField } from 'sanity'
import { folded, line, mustBeThere, paragraph, wordRules } from '../fields.ts'
import { definePage } from './common.ts'

/** /about-us. The team's members are documents of their own. Spec section 2, About Us. */
export const aboutPage = definePage({
  name: 'aboutPage',
  title: 'About Us',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'story',
      title: 'Our story',
      type: 'object',
      group: 'sections',
      options: folded,
      ...mustBeThere,
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        defineField({
          name: 'paragraphs',
          title: 'Paragraphs',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'text',
              title: 'Paragraph',
              rows: 4,
              validation: (rule) => wordRules(rule, { title: 'Paragraph', max: 600 }),
            }),
          ],
          validation: (rule) => rule.required().min(1).max(5).error('Have between one and five paragraphs.'),
        }),
      ],
    }),
    defineField({
      name: 'values',
      title: 'Our values',
      type: 'object',
      group: 'sections',
      options: folded,
      ...mustBeThere,
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
    defineField({
      name: 'team',
      title: 'Our team',
      description: 'Only the words above the team. The people themselves are under People in the sidebar.',
      type: 'object',
      group: 'sections',
      options: folded,
      ...mustBeThere,
      fields: [
        line({ name: 'heading', title: 'Heading' }),
        paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
      ],
    }),
    defineField({
      name: 'actions',
      title: 'Buttons below the team',
      type: 'array',
      group: 'sections',
      of: [defineArrayMember({ type: 'action' })],
      validation: (rule) => rule.max(2).error('Have two buttons at most. Remove one.'),
    }),
  ],
})
