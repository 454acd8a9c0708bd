import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField } from 'sanity'
import { choice, line, paragraph } from '../fields.ts'
import { backgroundField } from '../objects/card.ts'
import { closingField, definePage } from './common.ts'

/** /roles-we-staff. Role groups are documents. docs/specification.md#roles. */
export const rolesPage = definePage({
  name: 'rolesPage',
  title: 'Roles We Staff',
  icon: CaseIcon,
  fields: [
    line({
      name: 'benefitsHeading',
      title: 'Name of the benefits section',
      description: 'Not shown. Screen readers speak it before the benefits.',
    }),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      description: 'Four tiles below the hero. The groups of roles are under Roles in the sidebar.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'tile',
          title: 'Benefit',
          type: 'object',
          icon: CheckmarkCircleIcon,
          fields: [
            line({ name: 'heading', title: 'Heading', max: 60 }),
            paragraph({ name: 'text', title: 'Text', rows: 2, max: 120 }),
            choice({
              name: 'icon',
              title: 'Symbol',
              list: [
                { value: 'find', title: 'Magnifying glass' },
                { value: 'turnover', title: 'Turning arrows' },
                { value: 'scale', title: 'Growing bars' },
                { value: 'flexible', title: 'Branching paths' },
              ],
              stacked: true,
              missing: 'Pick a symbol.',
            }),
            backgroundField,
          ],
          preview: { select: { title: 'heading', subtitle: 'text' } },
        }),
      ],
      validation: (rule) =>
        rule.required().min(1).max(8).error('Have between one and eight benefits. Four fill one row.'),
    }),
    closingField,
  ],
})
