import styled from 'styled-components'
import type { RolesPage } from '#lib/sanity/page/pageTypes.ts'
import { grid } from '#styles/media.ts'
import { Card, CardTitle } from '../ui/Card.tsx'
import { LineArt } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'

type Props = Pick<RolesPage['page'], 'benefits'> & {
  /** For screen readers. */
  heading: string | null
}

const maxColumns = 4

/** The tiles below the hero. */
export function BenefitTiles({ heading, benefits }: Props) {
  if (benefits.length === 0) return null
  const level = heading ? 'h3' : 'h2'
  const columns = Math.min(benefits.length, maxColumns)
  return (
    <Section>
      {heading && <h2 className="visually-hidden">{heading}</h2>}
      <Tiles style={{ '--columns': columns }}>
        {benefits.map((benefit) => (
          <Tile
            key={benefit._key}
            data-sanity={benefit.edit?.()}
            $background={benefit.background ?? 'butter'}
          >
            <BenefitIcon name={benefit.icon} />
            <Title level={level} text={benefit.heading} />
            {benefit.text && <p>{benefit.text}</p>}
          </Tile>
        ))}
      </Tiles>
    </Section>
  )
}

const Tiles = styled.div`
  ${grid({ sm: 2, lg: 'var(--columns)' })}
  gap: var(--gap);
`

const Tile = styled(Card)`
  gap: 0.7rem;
  padding: 1.6rem 1.6rem 1.8rem;
`

const Title = styled(CardTitle)`
  font-size: 1.4375rem;
`

/** SVG paths on a 52 unit grid, heavier than those of `Icon`. */
const strokes = {
  find: 'M8 22a14 14 0 1 1 28 0a14 14 0 1 1-28 0M33 33l12 12M16 22l5 5 8-10',
  turnover: 'M8 12c10 0 10 24 22 24h14M44 36l-8-8M44 36l-8 8',
  scale: 'M8 40V28M20 40V20M32 40V12M44 40V6',
  flexible: 'M6 18h20a8 8 0 0 1 8 8a8 8 0 0 0 8 8h4M6 34h8a8 8 0 0 0 8-8M36 16a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
} as const

function BenefitIcon({ name }: { name: keyof typeof strokes | null }) {
  if (!name || !Object.hasOwn(strokes, name)) return null
  return (
    <Art viewBox="0 0 52 52" aria-hidden="true">
      <path d={strokes[name]} />
    </Art>
  )
}

const Art = styled(LineArt)`
  width: 3.25rem;
  height: 3.25rem;
  margin-bottom: 1.25rem;
  stroke-width: 5;
`
