import type { ReactNode } from 'react'
import styled from 'styled-components'
import { up } from '../../styles/media.ts'
import { Lead } from '../ui/Lead.tsx'
import { Wrap } from '../ui/Wrap.tsx'

type Props = {
  heading: string | null
  text?: string | null
  /** The unplugged handset, or what stands for it. */
  picture?: ReactNode
  /** The ways on from here. */
  children?: ReactNode
}

/** The wine-coloured page of a line that was lost: text on one side, the loose plug on the other. */
export function LostView({ heading, text, picture, children }: Props) {
  return (
    <Slab className="on-dark" data-hero="wine">
      <Columns data-pictured={picture ? true : undefined}>
        <div>
          {heading && <h1>{heading}</h1>}
          {text && <Lead>{text}</Lead>}
          {children && <div className="ways">{children}</div>}
        </div>
        {picture}
      </Columns>
    </Slab>
  )
}

const Slab = styled.section`
  display: grid;
  align-content: center;
  min-height: min(100vh, 62rem);
  padding-block: 7rem 4rem;
  background: var(--wine);
`

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-items: center;

  img {
    max-height: 36rem;
    object-fit: cover;
  }
  p {
    max-width: 30rem;
    margin-top: 1.25rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.9rem;
    margin-top: 2rem;
  }
  ${up.lg} {
    &[data-pictured] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
