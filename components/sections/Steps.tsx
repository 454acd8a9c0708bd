import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { grid, up } from '#styles/media.ts'
import { Picture } from '../ui/Picture.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

/** Maximum of steps in a row; more begin another wire. */
const longestRow = 4

/** Numbered steps on a wire, vertical on small screens. docs/specification.md#home. */
export function Steps({ section: { heading, items }, frame }: SectionProps<'steps'>) {
  if (items.length === 0) return null
  const columns = Math.min(items.length, longestRow)
  const layout = {
    '--columns': columns,
    '--image-height': items.some(({ image }) => image) ? '15.5rem' : '0rem',
  }

  return (
    <Clipped background={frame?.background ?? 'white'} frame={frame}>
      <SectionHeader title={heading} />
      {/* Safari drops the list semantics of a list without markers. */}
      <List role="list" style={layout}>
        {items.map(({ _key, heading: name, text, image, edit }, index) => (
          <Step
            key={_key}
            data-sanity={edit?.()}
            data-end={(index + 1) % columns === 0 || index === items.length - 1 || undefined}
          >
            <Art>
              <StepImage media={image} sizes="17rem" />
            </Art>
            <Jack aria-hidden="true">{index + 1}</Jack>
            <Name level="h3" text={name} />
            {text && <Text>{text}</Text>}
          </Step>
        ))}
      </List>
    </Clipped>
  )
}

const Clipped = styled(Section)`
  overflow: hidden;
`

const List = styled.ol`
  ${grid({ lg: 'var(--columns)' })}
  gap: 2.5rem;

  ${up.lg} {
    gap: 3.5rem var(--gap);
  }
`

const Art = styled.div`
  grid-row: 1 / -1;

  ${up.lg} {
    height: var(--image-height);
  }
`

const StepImage = styled(Picture)`
  width: 17rem;
  margin-bottom: 1rem;
  aspect-ratio: 3/2;
  object-fit: contain;
  object-position: left;

  ${up.md} {
    margin-bottom: 0;
  }
  ${up.lg} {
    width: auto;
    height: 100%;
  }
`

const Jack = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--ink);
  box-shadow: 0 0 0 0.5rem var(--butter);
  color: #fff;
  font: 700 1.125rem/1 var(--body);

  ${up.lg} {
    position: relative;
    margin: 1.5rem 0 1.75rem 0.5rem;
  }
`

const Name = styled(Heading)`
  margin-bottom: 0.5rem;

  ${up.md} {
    grid-area: 2 / 2;
  }
`

const Text = styled.p`
  color: var(--text-muted);

  ${up.md} {
    grid-area: 3 / 2;
  }
`

const Step = styled.li`
  position: relative;
  min-height: 3.5rem;
  padding-left: 4.25rem;

  /* The wire to the next jack. */
  &::before {
    content: '';
    position: absolute;
    top: 1rem;
    bottom: -3.5rem;
    left: calc(1.5rem - 3px);
    width: 6px;
    border-radius: 6px;
    background: var(--signal);
  }
  &:last-child::before {
    content: none;
  }
  /* Text beside the image. */
  ${up.md} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: 1fr auto auto 1fr;
    column-gap: 2rem;
  }
  ${up.lg} {
    display: block;
    padding: 0 1.5rem 0 0;

    &::before,
    &:last-child::before {
      content: '';
      top: calc(var(--image-height) + 1.5rem + 1.5rem - 3px);
      right: calc(-1 * var(--gap));
      bottom: auto;
      left: 0.5rem;
      width: auto;
      height: 6px;
      border-radius: 0;
    }
    &[data-end]::before {
      right: -60vw;
    }
  }
`
