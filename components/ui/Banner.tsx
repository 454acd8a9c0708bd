import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import styled from 'styled-components'
import { scrollIntoView } from '../hooks/scroll.ts'
import { Icon } from './Icon.tsx'

/** Milliseconds. Spec sections 4 and 9. */
const bannerTime = 5_000

type Props = {
  /** `success` is a polite live region, `error` an assertive one. */
  tone: 'success' | 'error'
  onEnd: () => void
  children: ReactNode
}

/**
 * Scrolls into view, then calls `onEnd` after a time, paused on hover, focus and in hidden tabs.
 */
export function TimedBanner({ tone, onEnd, children }: Props) {
  const banner = useRef<HTMLDivElement>(null)
  const left = useRef(bannerTime)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = useTabHidden() || pointed || focused

  useEffect(() => {
    if (banner.current) scrollIntoView(banner.current)
  }, [])

  useEffect(() => {
    if (held) return
    const begun = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [held, onEnd])

  return (
    <Slab
      ref={banner}
      role={tone === 'success' ? 'status' : 'alert'}
      data-tone={tone}
      // So that the keyboard can pause it, too.
      tabIndex={0}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={tone === 'success' ? 'tick' : 'alert'} />
      <p>{children}</p>
    </Slab>
  )
}

const useTabHidden = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )

function onVisibility(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
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
