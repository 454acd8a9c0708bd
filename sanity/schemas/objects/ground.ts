import { choice } from '../fields.ts'

/** The colour behind a card or tile. The values are the names of the design's colours. */
export const groundField = choice({
  name: 'ground',
  title: 'Colour',
  description: 'The picture is drawn for one colour: change both together.',
  list: [
    { value: 'butter', title: 'Yellow' },
    { value: 'blush', title: 'Pink' },
    { value: 'sky', title: 'Blue' },
    { value: 'mint', title: 'Green' },
  ],
  initialValue: 'butter',
  missing: 'Pick a colour.',
})
