import styled, { css } from 'styled-components'
import type { CSSProperties } from 'react'
import type { HomePage } from '../../lib/sanity/content/pageTypes.ts'
import { frames } from '../../lib/site/frames.ts'
import { grid, down, up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { roleSpan, type RoleSpan } from './roleSpan.ts'

/** The staffing areas as cards, and the way to all solutions. Spec sections 1 and 2. */
export function Staffing({ staffing }: { staffing: HomePage['page']['staffing'] | undefined }) {
  if (!staffing?.cards.length) return null
  const { heading, text, action, cards } = staffing

  return (
    <Section ground="blush-soft">
      <Wrap>
        <SectionHeader title={heading} layout="split">
          {text && <p>{text}</p>}
          <ActionButton action={action} variant="ink" />
        </SectionHeader>
        <Cards>
          {cards.map(({ _key, ...card }, index) => (
            <RoleCard key={_key} {...card} span={roleSpan(index, cards.length)} />
          ))}
        </Cards>
      </Wrap>
    </Section>
  )
}

type CardProps = Omit<NonNullable<HomePage['page']['staffing']>['cards'][number], '_key'> & { span: RoleSpan }

/** Text under its image, or beside it in wide cards and on phones. */
function RoleCard({ heading, text, ground, image, span }: CardProps) {
  const style = { ...cardGround(ground), '--span': span.large } as CSSProperties
  return (
    <Card style={style} data-lead={span.lead || undefined} data-small={span.small} data-large={span.large}>
      {image && (
        <Art>
          <Picture
            media={image}
            sizes="(min-width:64rem) 40vw, (min-width:40rem) 46vw, 90vw"
            frame={frames.role}
          />
        </Art>
      )}
      <Words>
        {heading && <h3>{heading}</h3>}
        {text && <p>{text}</p>}
      </Words>
    </Card>
  )
}

/** Sets `--ground`; the default is blush. */
export function cardGround(ground: CardProps['ground']): CSSProperties {
  return { '--ground': `var(--${ground ?? 'blush'})` } as CSSProperties
}

const Cards = styled.div`
  ${grid({ sm: 2, lg: 12 })}
  gap: var(--gap);
`

const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: ${frames.role};
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: 1.1rem 1.5rem 1.7rem;

  h3 {
    font-size: 1.4375rem;
  }
  p {
    margin-top: 0.35rem;
  }
`

/** Image and text in two halves. */
const wide = css`
  flex-direction: row;

  & > * {
    flex: 1 1 50%;
  }
  ${Words} {
    align-self: end;
    padding-bottom: 2rem;
  }
  h3 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }
  p {
    font-size: var(--fs-lead);
    line-height: 1.45;
  }
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--ground);

  /* Not below 18rem: large text leaves no room for two columns there. */
  ${down.sm} and (min-width: 18rem) {
    &:not([data-lead]) {
      flex-direction: row;
      align-items: center;

      ${Art} {
        flex: 0 0 42%;
        align-self: stretch;
      }
      ${Words} {
        padding: 1.25rem 1.1rem;
      }
      h3 {
        font-size: 1.25rem;
      }
    }
  }
  ${up.sm} {
    &[data-small='2'] {
      grid-column: span 2;
    }
    ${down.lg} {
      &[data-small='2'] {
        ${wide}
      }
    }
  }
  ${up.lg} {
    && {
      grid-column: span var(--span);
    }
    &[data-large='6'],
    &[data-large='12'] {
      ${wide}

      h3 {
        font-size: clamp(1.75rem, 2.9vw - 0.1rem, 2.5rem);
      }
    }
  }
`
