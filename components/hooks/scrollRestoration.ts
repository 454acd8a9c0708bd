import Router from 'next/router'
import { readSession, writeSession } from '../../lib/util/sessionStore.ts'

/** Of a history entry: scroll offset, indexes of open disclosures and of the link that led away. */
type Position = { top: number; open?: number[]; link?: number }

const storageKey = 'scroll-positions'

/** Fragments of one page share the key of the router. */
const currentEntry = () => `${(window.history.state as { key?: string } | null)?.key}${window.location.hash}`

const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** Restores positions on Back and Forward. See docs/decisions/04-scroll-restoration.md. */
export function restoreScroll() {
  const positions = new Map((readSession(storageKey) ?? []) as [string, Position][])
  let shown = currentEntry()
  let isLeaving = false
  let isReturn = false
  const track = () => {
    if (!isLeaving) positions.set((shown = currentEntry()), { top: window.scrollY })
  }
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    const link = all('main a').indexOf(document.activeElement as HTMLElement)
    const open = all<HTMLDetailsElement>('main details').flatMap((each, index) => (each.open ? index : []))
    positions.set(shown, { top: positions.get(shown)?.top ?? window.scrollY, link, open })
    window.history.scrollRestoration = 'manual'
    // Ends a smooth scroll under way, which would go on over the next page.
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }
  const unload = () => {
    window.history.scrollRestoration = 'auto'
    writeSession(storageKey, [...positions])
  }
  Router.beforePopState(({ options }) => {
    leave()
    isReturn = positions.has(currentEntry())
    if (isReturn) options.scroll = false
    return true
  })
  window.addEventListener('scroll', track, { passive: true })
  window.addEventListener('pagehide', unload)
  /** After the new page renders. @returns the link that led away, null for a new visit */
  const arrive = (): HTMLElement | undefined | null => {
    const position = isReturn ? positions.get(currentEntry()) : undefined
    for (const index of position?.open ?? []) all('main details')[index]?.setAttribute('open', '')
    if (position) window.scrollTo({ top: position.top, behavior: 'instant' })
    isLeaving = isReturn = false
    shown = currentEntry()
    return position ? all('main a')[position.link ?? -1] : null
  }
  const stop = () => {
    window.removeEventListener('scroll', track)
    window.removeEventListener('pagehide', unload)
  }
  return { leave, arrive, stop }
}
