import type { ReactNode } from 'react'
import styled from 'styled-components'
import { grid } from '#styles/media.ts'
import { Lead, Wrap } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  heading: string | null
  text?: ReactNode
  image?: ReactNode
  children?: ReactNode
}

/** Text and buttons beside an image. */
export function LostView({ heading, text, image, children }: Props) {
  return (
    <Slab className="on-dark" data-hero="wine">
      <Columns data-pictured={image ? true : undefined}>
        <div>
          <Heading level="h1" text={heading} />
          {text && <Text>{text}</Text>}
          {children && <Ways>{children}</Ways>}
        </div>
        {image}
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
`

const Text = styled(Lead)`
  max-width: 30rem;
  margin-top: 1.25rem;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.9rem;
  margin-top: 2rem;
`
