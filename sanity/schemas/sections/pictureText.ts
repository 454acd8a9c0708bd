import { ImageIcon } from '@sanity/icons/Image'
import { defineField } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { choice, line, pictureField } from '../fields.ts'
import { wordsOf } from '../rules/written.ts'
import { beginWith } from './begin.ts'
import { defineSection } from './section.ts'

/** A picture with a text beside it. */
export const pictureTextSection = defineSection('pictureText', {
  icon: ImageIcon,
  initialValue: {
    heading: 'One thing, shown closely',
    text: beginWith(
      { text: 'Show one person, one floor or one result, and tell its story in a few sentences.' },
      { text: 'Names and numbers make it believable.' },
    ),
    side: 'right',
  },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Two or three short paragraphs read best beside a picture.',
      type: 'richText',
      validation: (rule) => rule.custom((text) => wordsOf(text).trim() !== '' || 'Write the text.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      description: 'Leave empty for no button.',
      type: 'action',
    }),
    pictureField({ name: 'image', title: 'Picture', shapes: { 'Beside the text': aspectRatios.besideText } }),
    choice({
      name: 'side',
      title: 'Where the picture stands',
      description: 'On phones it always stands above the text.',
      list: [
        { value: 'left', title: 'Left' },
        { value: 'right', title: 'Right' },
      ],
    }),
  ],
})
