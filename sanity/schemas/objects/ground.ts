import { defineField } from 'sanity'

/** The colour behind a card or tile. The values are the names of the design's colours. */
export const groundField = defineField({
  name: 'ground',
  title: 'Colour',
  description: 'The picture is drawn for one colour: change both together.',
  type: 'string',
  options: {
    list: [
      { value: 'butter', title: 'Yellow' },
      { value: 'blush', title: 'Pink' },
      { value: 'sky', title: 'Blue' },
      { value: 'mint', title: 'Green' },
    ],
    layout: 'radio',
    direction: 'horizontal',
  },
  initialValue: 'butter',
  validation: (rule) => rule.required().error('Pick a colour.'),
})
