import type { ReactNode } from 'react'
import styled from 'styled-components'
import { grid } from '#styles/media.ts'
import { Lead, Wrap } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  heading: string | null
  text?: ReactNode
  picture?: ReactNode
  children?: ReactNode
}

/** Text and buttons beside an image. */
export function LostView({ heading, text, picture, children }: Props) {
  return (
    <Slab className="on-dark" data-hero="wine">
      <Columns data-pictured={picture ? true : undefined}>
        <div>
          <Heading level="h1" text={heading} />
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
  min-height: min(100svh, 62rem);
  padding-block: calc(var(--bar) + 1.5rem) 4rem;
  background: var(--wine);
`

const Columns = styled(Wrap)`
  ${grid({ lg: 2 }, '&[data-pictured]')}
  gap: 2rem;
  align-items: center;

  img {
    max-height: 36rem;
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
`
