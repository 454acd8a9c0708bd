import styled, { css } from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { grid, down, up } from '#styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { roleSpan } from './roleSpan.ts'
import { Heading, longestWord } from '../ui/Heading.tsx'

type Props = SectionProps<'roleCards'>

/** The staffing areas as cards, and the way to all solutions. docs/specification.md#home. */
export function RoleCards({ section: { heading, text, action, cards }, frame }: Props) {
  if (cards.length === 0) return null

  return (
    <Section background={frame?.background ?? 'blush-soft'} frame={frame}>
      <SectionHeader title={heading} layout="split">
        {text && <Intro>{text}</Intro>}
        <ActionButton action={action} variant="ink" />
      </SectionHeader>
      <Cards>
        {cards.map(({ _key, heading: name, text: words, background, image, edit }, index) => {
          const { lead, small, large } = roleSpan(index, cards.length)
          return (
            <RoleCard
              key={_key}
              data-sanity={edit?.()}
              style={{ '--span': large, '--ems': longestWord(name ?? '') }}
              $background={background}
              data-lead={lead || undefined}
              data-small={small}
              data-large={large}
            >
              {image && (
                <Art>
                  <RoleImage
                    media={image}
                    sizes="(min-width:64rem) 40vw, (min-width:40rem) 46vw, 90vw"
                    aspectRatio={aspectRatios.role}
                  />
                </Art>
              )}
              <Words>
                <Name level="h3" text={name} />
                {words && <Text>{words}</Text>}
              </Words>
            </RoleCard>
          )
        })}
      </Cards>
    </Section>
  )
}

const Intro = styled.p`
  max-width: 36rem;
`

const Cards = styled.div`
  ${grid({ sm: 2, lg: 12 })}
  gap: var(--gap);
`

const Art = styled.div`
  flex: var(--art-grows, 0) 0 var(--art, auto);
`

const RoleImage = styled(Picture)`
  width: 100%;
  height: 100%;
  aspect-ratio: ${aspectRatios.role};
`

const Words = styled.div`
  flex: 1 1 var(--words, 0);
  align-self: var(--words-at, auto);
  padding: var(--room, 1.1rem 1.5rem 1.7rem);
`

const Name = styled(Heading)`
  font-size: var(--name, 1.4375rem);
`

const Text = styled.p`
  margin-top: 0.35rem;
  font: 400 var(--text, var(--fs-body) / 1.6) var(--body);
`

/** Text beside its image, or below where the longest word needs more room. */
const beside = css`
  --art-grows: 1;
  /* A pixel less than what is left, which may be rounded up. */
  --words: max(100% - var(--art) - 1px, var(--ems) * 0.85rem + 3rem);
  flex-flow: wrap;
`

/** Text as large as the lead of a section. */
const wide = css`
  ${beside}
  --art: min(50%, 100% - 16rem);
  --words-at: end;
  --room: 1.1rem 1.5rem 2rem;
  --name: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  --text: var(--fs-lead) / 1.45;
`

const compact = css`
  ${beside}
  --art: min(42%, 100% - 11rem);
  --words-at: center;
  --room: 1.25rem 1.1rem;
  --name: 1.25rem;
`

/** Text under its image, or beside it in wide cards and on phones. */
const RoleCard = styled(Card)`
  /* Not below 18rem: large text leaves no room for two columns there. */
  ${down.sm} and (min-width: 18rem) {
    &:not([data-lead]) {
      ${compact}
    }
  }
  ${up.sm} {
    &[data-small='2'] {
      grid-column: span 2;
    }
  }
  ${up.sm} and ${down.lg.replace('@media ', '')} {
    &[data-small='2'] {
      ${wide}
    }
  }
  ${up.lg} {
    && {
      grid-column: span var(--span);
    }
    &[data-large='6'],
    &[data-large='12'] {
      ${wide}
    }
  }
`
