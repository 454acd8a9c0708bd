import type { ReactNode } from 'react'
import styled from 'styled-components'
import { up } from '../../styles/media.ts'

type Props = {
  title: string | null | undefined
  /** `split` sets text and button beside the heading from lg; `nav` sets controls at its right end. */
  layout?: 'plain' | 'split' | 'nav'
  children?: ReactNode
  className?: string
}

/** The heading of a section with what belongs to it. Renders nothing without a title and without children. */
export function SectionHeader({ title, layout = 'plain', children, className }: Props) {
  if (!title && !children) return null
  return (
    <Header data-layout={layout} className={className}>
      {title ? <h2>{title}</h2> : <span />}
      {children && (layout === 'nav' ? children : <Side>{children}</Side>)}
    </Header>
  )
}

const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-bottom: clamp(2rem, 4vw, 4rem);

  h2 {
    max-width: 16ch;
  }
  p {
    max-width: 36rem;
  }
  &[data-layout='nav'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  ${up.lg} {
    &[data-layout='split'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
      column-gap: var(--gap);
    }
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  justify-items: start;
`
