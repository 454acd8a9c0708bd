import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { grid, motion } from '#styles/media.ts'
import { Lead } from './Section.tsx'
import { Heading } from './Heading.tsx'

type Props = {
  kind: 'loading' | 'empty' | 'error'
  heading?: string | null
  headingLevel?: 'h1' | 'h2' | 'h3'
  text?: string | null
  children?: ReactNode
}

const roles = { loading: 'status', empty: undefined, error: 'alert' } as const

/** Shown in place of content. docs/specification.md#messages. */
export function StateCard({ kind, heading, headingLevel = 'h2', text, children }: Props) {
  return (
    <Slab role={roles[kind]} data-kind={kind}>
      {kind === 'loading' && (
        <>
          <Bars aria-hidden="true">
            {bars.map(([scale, delay]) => (
              <Bar key={scale} style={{ transform: `scaleY(${scale})`, animationDelay: delay }} />
            ))}
          </Bars>
          <noscript>
            <Lead>This cannot be shown without JavaScript at the moment. Please try again later.</Lead>
          </noscript>
        </>
      )}
      {kind === 'empty' && <Unplugged src="/art/empty-line.svg" width={420} height={220} alt="" />}
      <Title level={headingLevel} text={heading} />
      {text && <Text>{text}</Text>}
      {children}
    </Slab>
  )
}

/** Scale at rest and animation delay of the five bars. */
const bars = [
  [0.3, '0ms'],
  [0.7, '-700ms'],
  [1, '-450ms'],
  [0.55, '-250ms'],
  [0.25, '-80ms'],
] as const

const Slab = styled.div`
  ${grid()}
  justify-items: center;
  gap: 0.6rem;
  padding: clamp(2.5rem, 5vw, 4.5rem) 1.5rem;
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: var(--blush-soft);
  text-align: center;

  &[data-kind='error'] {
    background: var(--danger-bg);
  }
  :is(a, button) {
    margin-top: 1rem;
  }
`

const Title = styled(Heading)`
  font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
  line-height: 1.12;
`

const Text = styled(Lead)`
  [data-kind='empty'] > ${Title} + & {
    color: var(--text-muted);
  }
`

const Unplugged = styled.img`
  width: min(22rem, 80%);
  margin-bottom: 1rem;
`

const talk = keyframes`from{transform:scaleY(.2)}to{transform:scaleY(1)}`

const Bars = styled.div`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  height: 3rem;
`

const Bar = styled.i`
  width: 0.5rem;
  height: 100%;
  border-radius: 0.5rem;
  background: var(--signal);

  ${motion} {
    animation: ${talk} 900ms ease-in-out infinite alternate;
  }
`
