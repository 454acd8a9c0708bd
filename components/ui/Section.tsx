import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { darkGrounds, type Ground } from './grounds.ts'

/** White text and butter focus rings on the strong colours. */
const groundClass = (ground: Ground): string | undefined =>
  darkGrounds.some((dark) => dark === ground) ? 'on-dark' : undefined

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  ground?: Ground
  /** Name for screen readers, for a section without a heading of its own. Two may bear the same, so they are no landmarks. */
  label?: string | null
  /** The smaller padding of the stats band. */
  tight?: boolean
  className?: string
}

/** A full-width band of the page: one ground, the design's padding above and below. */
export function Section({ ground = 'paper', label, tight = false, className, ...rest }: Props) {
  return (
    <Band
      role={label ? 'group' : undefined}
      aria-label={label || undefined}
      data-tight={tight || undefined}
      $ground={ground}
      className={[groundClass(ground), className].filter(Boolean).join(' ') || undefined}
      {...rest}
    />
  )
}

const Band = styled.section<{ $ground: Ground }>`
  padding-block: var(--section);
  background: var(--${({ $ground }) => $ground});

  &[data-tight] {
    padding-block: clamp(3.5rem, 2.4rem + 4vw, 6rem);
  }
`
