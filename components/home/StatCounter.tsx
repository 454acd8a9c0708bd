import { useRef } from 'react'
import styled from 'styled-components'
import { formatCount } from './formatCount.ts'
import { useCounter } from './useCounter.ts'

type Props = {
  value: number
  /** Follows the number, such as "+". */
  suffix: string
  /** How long it counts. */
  seconds: number
}

/**
 * A number that counts up to itself once, when it is scrolled into view. The final number is always in its place: it holds the
 * width and is what assistive technology reads; while counting it is only covered by the moving one.
 */
export function StatCounter({ value, suffix, seconds }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  const count = useCounter(ref, value, seconds)
  const counting = count !== null

  return (
    <Place ref={ref}>
      <Final data-counting={counting || undefined}>{`${formatCount(value)}${suffix}`}</Final>
      {counting && <Moving aria-hidden="true">{`${formatCount(count)}${suffix}`}</Moving>}
    </Place>
  )
}

const Place = styled.span`
  position: relative;
  display: block;
  /* However narrow the window or large the text: the longest number of the band fits into it. Its signs are some 0.6 em wide. */
  font: 600 min(var(--fs-stat), min(140vw, 128rem) / var(--signs)) / 0.95 var(--display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.045em;
  /* Not "anywhere": a column must know how wide its number is. */
  overflow-wrap: break-word;
`

const Final = styled.span`
  /* Paper has no later moment: it always shows the final number. */
  @media not print {
    &[data-counting] {
      opacity: 0;
    }
  }
`

const Moving = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  max-width: 100%;

  @media print {
    display: none;
  }
`
