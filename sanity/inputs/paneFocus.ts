import { useEffect, type RefObject } from 'react'

/** The form that had the focus last. */
let lastForm: Element | null = null

/**
 * Where Sanity removes what has the focus, such as a picked reference or a removed item, the next
 * key goes to the form's pane, which listens for the shortcuts. Tab goes on from where it was.
 */
export function usePaneFocus(form: RefObject<Element | null>): void {
  useEffect(() => {
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    const own = form.current
    lastForm = own
    own?.addEventListener('focusin', () => (lastForm = own), options)
    const onKey = (event: KeyboardEvent) => {
      if (document.activeElement !== document.body || lastForm !== own || event.key === 'Tab') return
      const pane = own?.closest<HTMLElement>('[tabindex="-1"]')
      pane?.focus({ preventScroll: true })
      pane?.dispatchEvent(new KeyboardEvent(event.type, event))
    }
    document.addEventListener('keydown', onKey, options)
    return () => leaving.abort()
  }, [form])
}
