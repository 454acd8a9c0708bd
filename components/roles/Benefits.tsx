import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { RolesPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { BenefitIcon } from './BenefitIcon.tsx'

type Props = Pick<RolesPage['page'], 'benefits'> & {
  /** For screen readers: to the eye the tiles speak for themselves. */
  heading: string | null
}

/** Tiles beside each other from lg. */
const mostColumns = 4

/** The tiles below the hero: an icon, a promise, a line. */
export function Benefits({ heading, benefits }: Props) {
  if (benefits.length === 0) return null
  const TileHeading = heading ? 'h3' : 'h2'
  const columns = Math.min(benefits.length, mostColumns)
  return (
    <Section>
      <Wrap>
        {heading && <h2 className="visually-hidden">{heading}</h2>}
        <Tiles style={{ '--columns': columns } as CSSProperties}>
          {benefits.map((benefit) => (
            <Tile key={benefit._key} data-ground={benefit.ground ?? undefined}>
              <BenefitIcon name={benefit.icon} />
              {benefit.heading && <TileHeading className="title">{benefit.heading}</TileHeading>}
              {benefit.text && <p>{benefit.text}</p>}
            </Tile>
          ))}
        </Tiles>
      </Wrap>
    </Section>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up.lg} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`

const Tile = styled.article`
  display: flex;
  flex-direction: column;
  gap: 0.7rem;
  padding: 1.6rem 1.6rem 1.8rem;
  border-radius: var(--r-speech);
  background: var(--butter);

  &[data-ground='sky'] {
    background: var(--sky);
  }
  &[data-ground='mint'] {
    background: var(--mint);
  }
  &[data-ground='blush'] {
    background: var(--blush);
  }
  svg {
    margin-bottom: 1.25rem;
  }
  .title {
    font-size: 1.4375rem;
    line-height: 1.18;
    letter-spacing: -0.018em;
  }
`
