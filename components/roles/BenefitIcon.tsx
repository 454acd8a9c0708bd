import styled from 'styled-components'

/** Strokes on a 52 unit grid, 5 units wide: drawn for these tiles, larger and heavier than the icons beside words. */
const strokes = {
  find: 'M8 22a14 14 0 1 1 28 0a14 14 0 1 1-28 0M33 33l12 12M16 22l5 5 8-10',
  turnover: 'M8 12c10 0 10 24 22 24h14M44 36l-8-8M44 36l-8 8',
  scale: 'M8 40V28M20 40V20M32 40V12M44 40V6',
  flexible: 'M6 18h20a8 8 0 0 1 8 8a8 8 0 0 0 8 8h4M6 34h8a8 8 0 0 0 8-8M36 16a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
} as const

/** The drawing of a benefit tile; none while an editor has not picked one. */
export function BenefitIcon({ name }: { name: keyof typeof strokes | null }) {
  if (!name || !Object.hasOwn(strokes, name)) return null
  return (
    <Drawing viewBox="0 0 52 52" aria-hidden="true">
      <path d={strokes[name]} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
