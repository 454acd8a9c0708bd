import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineType } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { cardBackgrounds } from '../../../lib/site/backgrounds.ts'
import { choice, line, paragraph, pictureField } from '../fields.ts'

const colours = { butter: 'Yellow', blush: 'Pink', sky: 'Blue', mint: 'Green' } as const

/** The colour behind a card or tile. The values are names of design colours. */
export const backgroundField = choice({
  name: 'ground',
  title: 'Colour',
  description: 'The picture is drawn for one colour: change both together.',
  list: cardBackgrounds.map((value) => ({ value, title: colours[value] })),
  initialValue: 'butter',
  missing: 'Pick a colour.',
})

/** A coloured card: benefits and roles on the home page. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    line({ name: 'heading', title: 'Heading', max: 60 }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 160 }),
    pictureField({
      name: 'image',
      title: 'Picture',
      shapes: {
        'A benefit': aspectRatios.benefit,
        'A role': aspectRatios.role,
        'A role on a phone': aspectRatios.roleOnPhone,
      },
    }),
    backgroundField,
  ],
  preview: { select: { title: 'heading', subtitle: 'text', media: 'image' } },
})
