import styled, { css } from 'styled-components'
import type { CSSProperties } from 'react'
import type { SectionProps } from '../../lib/sanity/content/pageTypes.ts'
import { aspectRatios } from '../../lib/site/aspectRatios.ts'
import { grid, down, up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { roleSpan } from './roleSpan.ts'

type Props = SectionProps<'roleCards'>

/** The staffing areas as cards, and the way to all solutions. docs/specification.md#home. */
export function RoleCards({ section: { heading, text, action, cards } }: Props) {
  if (cards.length === 0) return null

  return (
    <Section background="blush-soft">
      <Wrap>
        <SectionHeader title={heading} layout="split">
          {text && <p>{text}</p>}
          <ActionButton action={action} variant="ink" />
        </SectionHeader>
        <Cards>
          {cards.map(({ _key, heading: name, text: words, ground, image, edit }, index) => {
            const { lead, small, large } = roleSpan(index, cards.length)
            return (
              <RoleCard
                key={_key}
                data-sanity={edit?.()}
                style={{ '--span': large } as CSSProperties}
                $background={ground}
                data-lead={lead || undefined}
                data-small={small}
                data-large={large}
              >
                {image && (
                  <Art>
                    <Picture
                      media={image}
                      sizes="(min-width:64rem) 40vw, (min-width:40rem) 46vw, 90vw"
                      aspectRatio={aspectRatios.role}
                    />
                  </Art>
                )}
                <Words>
                  {name && <h3>{name}</h3>}
                  {words && <p>{words}</p>}
                </Words>
              </RoleCard>
            )
          })}
        </Cards>
      </Wrap>
    </Section>
  )
}

const Cards = styled.div`
  ${grid({ sm: 2, lg: 12 })}
  gap: var(--gap);
`

const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: ${aspectRatios.role};
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

/** Text under its image, or beside it in wide cards and on phones. */
const RoleCard = styled(Card)`
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
