import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField } from 'sanity'
import { line } from '../fields.ts'
import { defineSection } from './section.ts'

/** Large numbers. */
export const statsSection = defineSection('stats', {
  subtitle: 'label',
  icon: BarChartIcon,
  description: 'They count up once, when a visitor first sees them.',
  fields: [
    line({
      name: 'label',
      title: 'Name of this section',
      description: 'Not shown. Screen readers speak it before the numbers.',
    }),
    defineField({
      name: 'items',
      title: 'Numbers',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'stat',
          title: 'Number',
          type: 'object',
          icon: BarChartIcon,
          fields: [
            defineField({
              name: 'value',
              title: 'Number',
              description: 'Digits only. The comma is added for you.',
              type: 'number',
              validation: (rule) =>
                rule.required().integer().positive().error('Write a whole number greater than zero.'),
            }),
            line({
              name: 'suffix',
              title: 'Sign after the number',
              description: 'Such as +',
              optional: true,
              max: 3,
            }),
            line({ name: 'label', title: 'What is counted', max: 60 }),
            defineField({
              name: 'seconds',
              title: 'Seconds to count up',
              type: 'number',
              initialValue: 3,
              validation: (rule) =>
                rule.required().min(0.5).max(5).error('Write a number of seconds between 0.5 and 5.'),
            }),
          ],
          preview: {
            select: { value: 'value', suffix: 'suffix', subtitle: 'label' },
            prepare: ({ value, suffix, subtitle }) => ({
              title: `${value?.toLocaleString('en-US') ?? '?'}${suffix ?? ''}`,
              subtitle,
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(3).error('Have between one and three numbers.'),
    }),
  ],
  initialValue: { label: 'What the numbers are about' },
})
