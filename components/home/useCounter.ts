import { useEffect, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '../ui/prefersReducedMotion.ts'

/** Fast at first and slow at the end, so that the last digits can be read as they settle. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** The share of its number that is in the window when a counter starts. */
const seenShare = 0.5

const isOnScreen = ({ top, bottom }: DOMRectReadOnly) => bottom > 0 && top < window.innerHeight

/**
 * What a counter shows in place of its target, or null when it shows the target itself: on the server, without JavaScript, with
 * reduced motion, and once it has counted. It goes from 0 to `target` in `seconds`, once, when `ref` is scrolled into view.
 *
 * Only a counter that starts out of sight goes back to 0: one that is already on screen would be seen to drop from its final number.
 * Spec section 9, stat counters.
 */
export function useCounter(ref: RefObject<Element | null>, target: number, seconds: number): number | null {
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined' || prefersReducedMotion()) return

    let waiting = false
    let frame = 0
    let start: number | undefined

    const step = (now: number) => {
      start ??= now
      const elapsed = (now - start) / 1000
      if (elapsed >= seconds) {
        setCount(null)
        return
      }
      setCount(Math.round(target * easeOut(elapsed / seconds)))
      frame = requestAnimationFrame(step)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (!waiting) {
          waiting = !isOnScreen(entry.boundingClientRect)
          setCount(waiting ? 0 : null)
          if (!waiting) observer.disconnect()
        } else if (entry.intersectionRatio >= seenShare) {
          observer.disconnect()
          frame = requestAnimationFrame(step)
        }
      },
      { threshold: [0, seenShare] },
    )
    observer.observe(element)

    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [ref, target, seconds])

  return count
}
