import Router from 'next/router'
import { type RefObject, useEffect } from 'react'

const navigations = ['routeChangeStart', 'hashChangeStart'] as const

/** Closes a modal `dialog` on navigation, and when the layout hides its opener. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const button = opener.current
    if (!button) return undefined
    const close = () => dialog.current?.close()
    const hidden = new ResizeObserver(() => getComputedStyle(button).display === 'none' && close())
    hidden.observe(button)
    navigations.forEach((event) => Router.events.on(event, close))
    return () => {
      hidden.disconnect()
      navigations.forEach((event) => Router.events.off(event, close))
    }
  }, [dialog, opener])
}
