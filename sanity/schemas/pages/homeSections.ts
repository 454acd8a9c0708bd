import { BarChartIcon } from '@sanity/icons/BarChart'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { frames } from '../../../lib/site/frames.ts'
import {
  actionField,
  folded,
  line,
  mustBeThere,
  paragraph,
  pictureField,
  pictureOptions,
  requiredPicture,
  wordRules,
} from '../fields.ts'

/** The sections of the home page. Spec section 2, Home. */

const section = { type: 'object', group: 'sections', options: folded, ...mustBeThere } as const

export const hiringSection = defineField({
  ...section,
  name: 'hiring',
  title: 'Hiring shouldn’t be hard',
  description: 'The invitation to call, with three benefits below it.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', max: 240 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      description: 'Three cards stand side by side. Drag them into the order you want.',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) =>
        rule.required().min(1).max(6).error('Have between one and six benefits. Three fill one row.'),
    }),
  ],
})

export const stepsSection = defineField({
  ...section,
  name: 'steps',
  title: 'How hiring works',
  description: 'The three steps from the first call to the first day.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    defineField({
      name: 'items',
      title: 'Steps',
      description: 'They number themselves, from top to bottom.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'step',
          title: 'Step',
          type: 'object',
          icon: OlistIcon,
          fields: [
            line({ name: 'heading', title: 'Heading', max: 40 }),
            paragraph({ name: 'text', title: 'Text', max: 240 }),
            pictureField({ name: 'image', title: 'Picture' }),
          ],
          preview: { select: { title: 'heading', subtitle: 'text', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).error('Have between two and four steps.'),
    }),
  ],
})

export const staffingSection = defineField({
  ...section,
  name: 'staffing',
  title: 'Seats we fill',
  description: 'A card for each kind of role. The first card is the largest.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'Seven cards fill the grid.',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1).max(14).error('Have between one and fourteen cards.'),
    }),
  ],
})

export const statsSection = defineField({
  ...section,
  name: 'stats',
  title: 'Numbers',
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
                rule.required().min(0.5).max(10).error('Write a number of seconds between 0.5 and 10.'),
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
})

export const reasonsSection = defineField({
  ...section,
  name: 'reasons',
  title: 'Reasons to choose us',
  description: 'A short list beside a button.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200 }),
    actionField({ name: 'action', title: 'Button' }),
    defineField({
      name: 'items',
      title: 'Reasons',
      description: 'A few words each. Drag them into the order you want.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          title: 'Reason',
          validation: (rule) => wordRules(rule, { title: 'Reason', max: 60 }),
        }),
      ],
      validation: (rule) => rule.required().min(1).max(8).error('Have between one and eight reasons.'),
    }),
  ],
})

export const reviewsSection = defineField({
  ...section,
  name: 'reviews',
  title: 'Client reviews',
  description: 'What clients say.',
  fields: [
    line({
      name: 'heading',
      title: 'Heading',
      description:
        'Stands above all the reviews that are listed under Reviews in the sidebar, in the order there.',
    }),
  ],
})

export const trainingSection = defineField({
  ...section,
  name: 'training',
  title: 'Training guide',
  description: 'Offers the guide as a download, next to three pictures.',
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', max: 240 }),
    actionField({
      name: 'action',
      title: 'Button',
      description: 'Upload a newer guide here: choose “Download a file”, then replace the file.',
    }),
    defineField({
      name: 'images',
      title: 'Pictures',
      description: 'The first one is the tallest.',
      type: 'array',
      of: [
        defineArrayMember({
          ...requiredPicture,
          options: pictureOptions({ 'The first': frames.trainingTall, 'The others': frames.training }),
        }),
      ],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(3).error('Have between one and three pictures.'),
    }),
  ],
})

export const insightsSection = defineField({
  ...section,
  name: 'insights',
  title: 'Blog articles',
  description: 'Only the heading. The articles come from the blog by themselves.',
  fields: [line({ name: 'heading', title: 'Heading' })],
})
