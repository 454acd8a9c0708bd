import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Banner } from '../ui/Banner.tsx'
import { revealAt } from '../ui/glideTo.ts'

/** How long a message stays, in ms. Spec sections 4 and 9. */
const bannerMs = 5_000

type Props = {
  tone: 'success' | 'error'
  /** Called once its time is over. Must not change between renders. */
  onEnd: () => void
  children: ReactNode
}

/**
 * A message that goes away by itself. Its time stands still while the pointer or focus is on it, and while the visitor looks at
 * another tab. Brings itself into sight, because the button that caused it is a screen away on phones.
 */
export function TimedBanner({ tone, onEnd, children }: Props) {
  const banner = useRef<HTMLDivElement>(null)
  const left = useRef(bannerMs)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = useTabHidden() || pointed || focused

  useEffect(() => {
    if (banner.current) revealAt(banner.current)
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
    <Banner
      ref={banner}
      tone={tone}
      // In the order of the page: who reads slowly can hold it with the keyboard, too.
      tabIndex={0}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
    </Banner>
  )
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
}

function onVisibility(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
