import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { SectionProps } from '../../lib/sanity/content/pageTypes.ts'
import { down } from '../../styles/media.ts'
import { Section, Wrap } from '../ui/Section.tsx'
import { formatCount, StatCounter } from './StatCounter.tsx'
import { statRoom, statSigns } from './statRoom.ts'

/** For counters without `seconds`. */
const defaultSeconds = 2.5

/** The band of numbers. docs/specification.md#stat-counters. */
export function Stats({ section: { label: name, items } }: SectionProps<'stats'>) {
  const counters = items.flatMap(({ _key, value, suffix, label, seconds, edit }) =>
    value === null
      ? []
      : [{ _key, value, suffix: suffix ?? '', label, seconds: seconds ?? defaultSeconds, edit }],
  )
  if (!counters.length) return null
  const numbers = counters.map(({ value, suffix }) => `${formatCount(value)}${suffix}`)
  const room = statRoom(numbers)

  return (
    <Section background="butter" tight label={name}>
      <Wrap>
        <Row style={{ '--signs': statSigns(numbers) } as CSSProperties}>
          {counters.map(({ _key, label, edit, ...counter }, index) => (
            <p
              key={_key}
              data-sanity={edit?.()}
              style={{ '--grow': room[index]?.grow, '--basis': room[index]?.basis } as CSSProperties}
            >
              <StatCounter {...counter} source={edit?.('value')} />
              <Label>{label}</Label>
            </p>
          ))}
        </Row>
      </Wrap>
    </Section>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 2.5rem clamp(2rem, 5vw, 5rem);

  /* Large text stacks the numbers, unlike a breakpoint. Never narrower than its number. */
  p {
    flex: var(--grow) 0 max(var(--basis), calc((42rem - 100%) * 999));
    min-width: auto;
    max-width: 100%;
  }
  ${down.lg} {
    column-gap: 2rem;
  }
`

const Label = styled.span`
  display: block;
  margin-top: 1.1rem;
  padding-top: 1rem;
  border-top: 6px solid var(--signal);
  font-size: var(--fs-lead);
  font-weight: 600;
  line-height: 1.35;
`
