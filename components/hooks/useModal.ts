import Router from 'next/router'
import { type RefObject, useEffect, useState } from 'react'

const navigations = ['routeChangeStart', 'hashChangeStart'] as const

/** Closes a modal `dialog` on navigation, and when the layout hides its opener. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // There is no event for a dialog that opens, and it may open before hydration.
    const follow = () => setOpen(element.open)
    const observer = new MutationObserver(follow)
    observer.observe(element, { attributeFilter: ['open'] })
    follow()
    return () => observer.disconnect()
  }, [dialog])

  useEffect(() => {
    if (!isOpen || !opener.current) return undefined
    const button = opener.current
    const close = () => dialog.current?.close()
    const hidden = new ResizeObserver(() => getComputedStyle(button).display === 'none' && close())
    hidden.observe(button)
    navigations.forEach((event) => Router.events.on(event, close))
    return () => {
      hidden.disconnect()
      navigations.forEach((event) => Router.events.off(event, close))
    }
  }, [isOpen, dialog, opener])
}
