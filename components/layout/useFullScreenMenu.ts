import Router from 'next/router'
import { type RefObject, useLayoutEffect } from 'react'

type Menu = {
  open: boolean
  bar: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  burger: RefObject<HTMLButtonElement | null>
  close: () => void
}

/** The router's events before it goes to another page, or to another place on this one. */
const changes = ['routeChangeStart', 'hashChangeStart'] as const

/**
 * Holds the page still behind the open menu: no scroll, nothing else to reach, Tab stays between bar and menu. Esc closes it and
 * returns to the burger. It closes, too, when window or text size change until the burger is gone, and when the visitor goes elsewhere, as by Back.
 */
export function useFullScreenMenu({ open, bar, panel, burger, close }: Menu): void {
  // Layout: the heading of a page that comes at once must be free to take the focus.
  useLayoutEffect(() => {
    if (!open) {
      // A link that leads to a telephone or another tab leaves its visitor here.
      if (panel.current?.contains(document.activeElement)) burger.current?.focus()
      return undefined
    }
    const behind = [...(panel.current?.parentElement?.children ?? [])].filter(
      (element) => element !== bar.current && element !== panel.current && !element.hasAttribute('inert'),
    )
    behind.forEach((element) => element.setAttribute('inert', ''))
    document.documentElement.style.overflow = 'hidden'

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close()
        burger.current?.focus()
      }
      if (event.key === 'Tab') keepFocus(event, tabStops(burger.current, panel.current))
    }
    const gone = new ResizeObserver(() => {
      if (burger.current && getComputedStyle(burger.current).display === 'none') close()
    })
    if (burger.current) gone.observe(burger.current)
    document.addEventListener('keydown', onKeyDown)
    changes.forEach((change) => Router.events.on(change, close))
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      gone.disconnect()
      changes.forEach((change) => Router.events.off(change, close))
      document.documentElement.style.overflow = ''
      behind.forEach((element) => element.removeAttribute('inert'))
    }
  }, [open, bar, panel, burger, close])
}

/** Where Tab stops while the menu is open: the button that closes it, then the menu's links. */
function tabStops(burger: HTMLElement | null, panel: HTMLElement | null): HTMLElement[] {
  const links = panel?.querySelectorAll<HTMLElement>('a[href]') ?? []
  return burger ? [burger, ...links] : [...links]
}

function keepFocus(event: KeyboardEvent, stops: HTMLElement[]): void {
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = event.shiftKey ? (at <= 0 ? stops.length : at) - 1 : (at + 1) % stops.length
  event.preventDefault()
  stops[next]?.focus()
}
