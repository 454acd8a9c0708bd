import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { scrollBehavior } from '../hooks/scroll.ts'
import { Icon } from './Icon.tsx'

/** Milliseconds. docs/specification.md#contact. */
const bannerTime = 5_000

type Props = {
  /** An `error` is announced at once, a `success` by the live region that it appears in. */
  tone: 'success' | 'error'
  /** The same function for as long as the banner shows. Without one the banner has no time. */
  onEnd?: (() => void) | undefined
  children: ReactNode
}

/** Milliseconds between two looks at the clock. */
const tick = 100

/**
 * Scrolls into view, then calls `onEnd` after a time, paused on hover, focus and in hidden tabs.
 */
export function Banner({ tone, onEnd, children }: Props) {
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = banner.current
    if (!element) return
    element.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' })
    if (!onEnd) return
    let left = bannerTime
    const timer = setInterval(() => {
      if (document.hidden || element.matches(':hover, :focus')) return
      left -= tick
      if (left <= 0) onEnd()
    }, tick)
    return () => clearInterval(timer)
  }, [onEnd])

  return (
    <Slab
      ref={banner}
      role={tone === 'error' ? 'alert' : undefined}
      data-tone={tone}
      // So that the keyboard can pause it, too.
      tabIndex={0}
    >
      <Icon name={tone === 'success' ? 'tick' : 'alert'} />
      <p>{children}</p>
    </Slab>
  )
}

const Slab = styled.div`
  display: flex;
  align-items: center;
  gap: 0.85rem;
  padding: 1rem 1.25rem;
  border-radius: var(--r-md) var(--r-md) var(--r-md) 0;
  background: var(--success);
  color: #fff;
  font-weight: 600;

  &[data-tone='error'] {
    background: var(--danger-solid);
  }
  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
`
