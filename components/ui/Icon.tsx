import styled from 'styled-components'

/** SVG paths on a 20 unit grid. */
const strokes = {
  alert: 'M2 10a8 8 0 1 1 16 0a8 8 0 1 1-16 0M10 5.5V11M10 14h.01',
  'arrow-left': 'M16 10H4M9 4.5L3.5 10L9 15.5',
  bars: 'M3 17V9M8 17V4M13 17v-6M18 17V7',
  bookmark: 'M5 17V3h10v14l-5-4z',
  bulb: 'M10 2.5a5.5 5.5 0 0 1 3 10.1V15H7v-2.4A5.5 5.5 0 0 1 10 2.5zM7.5 18h5',
  calendar: 'M3 5h14v12H3zM3 9h14M7 2.5V6M13 2.5V6',
  'chevron-down': 'M5 8l5 5 5-5',
  'chevron-left': 'M12.5 4.5L7 10l5.5 5.5',
  'chevron-right': 'M7.5 4.5L13 10l-5.5 5.5',
  clock: 'M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M10 6v4l3 2',
  dribbble:
    'M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M4 6.5c5 2.5 10 2 12.5-.5M2.8 11.5c6-2 11-.5 13.2 2.5M7 3.2c4 4 5.5 9 6 13.4',
  facebook: 'M11 18v-7h3M7.5 11H11V7.5C11 5.5 12 4.5 14 4.5',
  instagram:
    'M7 3h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM6.8 10a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0M14.2 5.8h.01',
  person: 'M6.5 6.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M3.5 17.5c.6-4 3.2-5.5 6.5-5.5s5.9 1.5 6.5 5.5',
  'person-plus':
    'M4.5 6.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2 17c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5M16 6v5M13.5 8.5h5',
  pin: 'M10 18c-4-4.5-6-7-6-10a6 6 0 0 1 12 0c0 3-2 5.5-6 10zM8 8a2 2 0 1 1 4 0a2 2 0 1 1-4 0',
  share: 'M10 12V2.5M6.5 5.5L10 2l3.5 3.5M4 10v7h12v-7',
  tag: 'M3 3h7l7 7-7 7-7-7zM6.2 7a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0',
  tick: 'M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M6.5 10.2l2.5 2.5 4.5-5',
  youtube:
    'M5.5 4.5h9A3.5 3.5 0 0 1 18 8v4a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 2 12V8a3.5 3.5 0 0 1 3.5-3.5zM9 8.5v3l2-1.5zM9.5 9.5v1',
} as const

export type IconName = keyof typeof strokes

/** An icon beside words, sized by their text and hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <LineArt viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[name]} />
    </LineArt>
  )
}

/** An image of lines in the colour of its text. */
export const LineArt = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`
