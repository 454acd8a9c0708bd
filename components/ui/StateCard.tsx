import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { motion, scriptless } from '../../styles/media.ts'
import { Lead } from './Lead.tsx'

type Props = {
  /** What the visitor meets instead of content: it is on its way, there is none, or it could not be had. */
  kind: 'loading' | 'empty' | 'error'
  heading?: string | null
  /** Which heading: the state may be all that a page has, or sit inside a section. */
  headingLevel?: 'h1' | 'h2' | 'h3'
  text?: string | null
  /** What the visitor can do about it. */
  children?: ReactNode
}

/** Screen readers hear of waiting when they pause, of a failure at once, and read emptiness where it stands. */
const roles = { loading: 'status', empty: undefined, error: 'alert' } as const

/** A speech slab that stands where content would be. Spec section 4. */
export function StateCard({ kind, heading, headingLevel: Heading = 'h2', text, children }: Props) {
  return (
    <Slab role={roles[kind]} data-kind={kind}>
      {kind === 'loading' && (
        <>
          <TalkingBars />
          <noscript>
            {/* Only the server writes it: who has scripts need not be sent the words for who has none. */}
            {typeof window === 'undefined' && (
              <Lead>This cannot be shown without JavaScript at the moment. Please try again later.</Lead>
            )}
          </noscript>
        </>
      )}
      {kind === 'empty' && <Unplugged src="/art/empty-line.svg" width={420} height={220} alt="" />}
      {heading && <Heading className="heading">{heading}</Heading>}
      {text && <Lead>{text}</Lead>}
      {children}
    </Slab>
  )
}

/** Somebody is talking: five bars that rise and fall. */
function TalkingBars() {
  return (
    <Bars aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </Bars>
  )
}

const Slab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 0.6rem;
  padding: clamp(2.5rem, 5vw, 4.5rem) 1.5rem;
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: var(--blush-soft);
  text-align: center;

  &[data-kind='error'] {
    background: var(--danger-bg);
  }
  /* Nothing would ever come. */
  ${scriptless} {
    &[data-kind='loading'] > :not(noscript) {
      display: none;
    }
  }
  .heading {
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
    line-height: 1.12;
  }
  h3.heading {
    line-height: 1.18;
  }
  &[data-kind='empty'] .heading + p {
    color: var(--text-muted);
  }
  :is(a, button) {
    margin-top: 1rem;
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

  i {
    width: 0.5rem;
    height: 100%;
    border-radius: 0.5rem;
    background: var(--signal);
    transform: scaleY(0.3);
  }
  i:nth-child(2) {
    transform: scaleY(0.7);
  }
  i:nth-child(3) {
    transform: scaleY(1);
  }
  i:nth-child(4) {
    transform: scaleY(0.55);
  }
  i:nth-child(5) {
    transform: scaleY(0.25);
  }
  ${motion} {
    i {
      animation: ${talk} 900ms ease-in-out infinite alternate;
    }
    i:nth-child(2) {
      animation-delay: -700ms;
    }
    i:nth-child(3) {
      animation-delay: -450ms;
    }
    i:nth-child(4) {
      animation-delay: -250ms;
    }
    i:nth-child(5) {
      animation-delay: -80ms;
    }
  }
`
