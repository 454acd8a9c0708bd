import { defineArrayMember, defineField } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { actionField, line, paragraph, pictureOptions, requiredPicture } from '../fields.ts'
import { defineSection } from './section.ts'

/** A guide to download, next to pictures. */
export const trainingSection = defineSection('training', {
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
          options: pictureOptions({
            'The first': aspectRatios.trainingTall,
            'The others': aspectRatios.training,
          }),
        }),
      ],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(3).error('Have between one and three pictures.'),
    }),
  ],
  initialValue: {
    heading: 'Take our guide with you',
    text: 'Say what the guide answers, and how long it takes to read.',
    action: { _type: 'action', label: 'Download your free copy', kind: 'file' },
  },
})
