import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { grid, up } from '#styles/media.ts'
import { ActionBelow } from '../ui/ActionButton.tsx'
import { Band, Lead, Wrap } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

/** Reasons as pills, each with a wire to the right edge of the page. docs/specification.md#home. */
export function Reasons({ section: { heading, text, action, items }, frame }: SectionProps<'reasons'>) {
  if (items.length === 0) return null

  return (
    <Clipped background={frame?.background} frame={frame}>
      <Columns>
        <div>
          <Heading level="h2" data-beside text={heading} />
          {text && <Text>{text}</Text>}
          <ActionBelow action={action} />
        </div>
        <Pills>
          {items.map((reason, index) => (
            <Pill key={index}>{reason}</Pill>
          ))}
        </Pills>
      </Columns>
    </Clipped>
  )
}

const Clipped = styled(Band)`
  overflow: hidden;
`

const Columns = styled(Wrap)`
  ${grid({ lg: '5fr 7fr' })}
  gap: 2.5rem;

  ${up.lg} {
    column-gap: clamp(2rem, 6vw, 6rem);
    align-items: center;
  }
`

const Text = styled(Lead)`
  margin-top: 1.25rem;
`

const Pills = styled.ul`
  ${grid()}
  gap: 1rem;
  isolation: isolate;
`

const Pill = styled.li`
  --colour: var(--butter);
  position: relative;
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4rem;
  padding: 1rem 1.5rem 1rem 1.1rem;
  border-radius: 2.5rem;
  background: var(--colour);
  font: 600 clamp(1.125rem, 0.95rem + 0.65vw, 1.5rem) / 1.2 var(--display);
  letter-spacing: -0.015em;

  &:nth-child(4n + 2) {
    --colour: var(--sky);
  }
  &:nth-child(4n + 3) {
    --colour: var(--blush);
  }
  &:nth-child(4n) {
    --colour: var(--mint);
  }
  /* The jack. */
  &::before {
    content: '';
    flex: none;
    width: 1.9rem;
    height: 1.9rem;
    border: 0.5rem solid var(--ink);
    border-radius: 50%;
    background: #fff;
  }
  /* The wire, behind the pill. */
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 3px);
    left: calc(100% - 2rem);
    z-index: -1;
    width: 100vw;
    height: 6px;
    background: var(--colour);
  }
  ${up.md} {
    width: fit-content;
    max-width: 100%;
    min-height: 5rem;
    padding-inline: 1.5rem 2rem;

    &:nth-child(even) {
      max-width: calc(100% - 1.75rem);
      margin-left: 1.75rem;
    }
  }
`
