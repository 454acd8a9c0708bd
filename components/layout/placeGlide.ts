import { prefersReducedMotion } from '../ui/prefersReducedMotion.ts'

/** Milliseconds that a browser or the router may take to begin a scroll which a link asked for. */
const beginning = 1_000

/** Whether a link leads to a place on the page that it stands on. */
const isPlaceHere = ({ hash, origin, pathname }: HTMLAnchorElement) =>
  hash !== '' && origin === window.location.origin && pathname === window.location.pathname

/**
 * Has the page glide to a place on it whose link is pressed; for visitors who asked for less movement it jumps. Only then: with a style sheet
 * that always says so, browsers glide as well when they take a visitor back to where they were, from wherever the other page left them, and go
 * on gliding in the page that comes.
 * @returns what ends it
 */
export function glideToPlaces(): () => void {
  const { style } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  // A scroll that has begun goes on as it began.
  const jump = () => {
    clearTimeout(timer)
    style.scrollBehavior = ''
  }
  const glide = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !isPlaceHere(link) || prefersReducedMotion()) return
    jump()
    style.scrollBehavior = 'smooth'
    timer = setTimeout(jump, beginning)
  }
  window.addEventListener('click', glide, true)
  window.addEventListener('scroll', jump, { passive: true })
  return () => {
    window.removeEventListener('click', glide, true)
    window.removeEventListener('scroll', jump)
    jump()
  }
}
