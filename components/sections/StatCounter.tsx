import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { prefersReducedMotion } from '../hooks/scroll.ts'

type Props = {
  value: number
  /** Follows the number, such as "+". */
  suffix: string
  seconds: number
  /** For click-to-edit. */
  source?: string | undefined
}

/**
 * Counts up once, when scrolled into view.
 * The final number holds the width and is what screen readers read; the moving one covers it.
 */
export function StatCounter({ value, suffix, seconds, source }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  const count = useCounter(ref, value, seconds)
  const counting = count !== null

  return (
    <Box ref={ref} data-sanity={source}>
      <Final data-counting={counting || undefined}>{`${formatCount(value)}${suffix}`}</Final>
      {counting && <Moving aria-hidden="true">{`${formatCount(count)}${suffix}`}</Moving>}
    </Box>
  )
}

/** 14131 gives "14,131". Not by Intl: a phone spends 120 ms of hydration on its first use. */
export const formatCount = (value: number): string =>
  Math.round(value)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, ',')

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** Visible share of the number at which it starts. */
const seenShare = 0.5

const isOnScreen = ({ top, bottom }: DOMRectReadOnly) => bottom > 0 && top < window.innerHeight

/**
 * Counts from 0 once, when `ref` is scrolled into view; null before and after.
 * docs/specification.md#stat-counters.
 * A counter that is on screen at the start does not count: it would drop from its final number.
 */
function useCounter(ref: RefObject<Element | null>, target: number, seconds: number): number | null {
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return

    let waiting = false
    let frame = 0
    let start: number | undefined

    const step = (now: number) => {
      start ??= now
      const elapsed = (now - start) / 1000
      if (elapsed >= seconds) {
        setCount(null)
        return
      }
      setCount(Math.round(target * easeOut(elapsed / seconds)))
      frame = requestAnimationFrame(step)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (!waiting) {
          waiting = !isOnScreen(entry.boundingClientRect)
          setCount(waiting ? 0 : null)
          if (!waiting) observer.disconnect()
        } else if (entry.intersectionRatio >= seenShare) {
          observer.disconnect()
          frame = requestAnimationFrame(step)
        }
      },
      { threshold: [0, seenShare] },
    )
    observer.observe(element)

    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [ref, target, seconds])

  return count
}

const Box = styled.span`
  position: relative;
  display: block;
  /* The longest number of the band fits. */
  font: 600 min(var(--fs-stat), 100cqi / var(--ems)) / 0.95 var(--display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.045em;
  /* Not "anywhere", which shrinks the min-content width of the column. */
  overflow-wrap: break-word;
`

const Final = styled.span`
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
