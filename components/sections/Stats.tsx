import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { up } from '#styles/media.ts'
import { longestWord } from '../ui/Heading.tsx'
import { Section } from '../ui/Section.tsx'
import { formatCount, StatCounter } from './StatCounter.tsx'

/** For counters without `seconds`. */
const defaultSeconds = 2.5

/** The band of numbers. docs/specification.md#stat-counters. */
export function Stats({ section: { label: name, items }, frame }: SectionProps<'stats'>) {
  const counters = items.flatMap(({ _key, value, suffix, label, seconds, edit }) =>
    value === null
      ? []
      : [{ _key, value, suffix: suffix ?? '', label, seconds: seconds ?? defaultSeconds, edit }],
  )
  if (!counters.length) return null
  const numbers = counters.map(({ value, suffix }) => `${formatCount(value)}${suffix}`)
  const longest = longestWord(numbers.join(' '))

  return (
    <Section background={frame?.background ?? 'butter'} frame={frame} padding="tight" label={name}>
      <Row style={{ '--ems': longest }}>
        {counters.map(({ _key, label, edit, ...counter }) => (
          <Stat key={_key} data-sanity={edit?.()}>
            <StatCounter {...counter} source={edit?.('value')} />
            <Label>{label}</Label>
          </Stat>
        ))}
      </Row>
    </Section>
  )
}

/** Side by side from md while they fit, each as wide as its number and an equal share of the rest. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 2.5rem clamp(2rem, 5vw, 5rem);
  container-type: inline-size;
`

const Stat = styled.p`
  flex: 1 0 100%;
  min-width: auto;
  max-width: 100%;

  ${up.md} {
    flex-basis: min-content;
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
