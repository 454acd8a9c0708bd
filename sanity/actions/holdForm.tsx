import { useEffect, useRef, type ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'

/** True while a publish is on its way. */
export const publishing = new BehaviorSubject(false)

/**
 * A form that holds what is typed during a publish, and types it afterwards. An edit meanwhile
 * crashes the Studio: sanity-io/sanity #7260.
 */
export function HoldForm({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let held = ''
    const hold = (event: Event) => {
      if (!publishing.value) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event instanceof InputEvent) held += event.data ?? ''
    }
    for (const name of ['beforeinput', 'pointerdown', 'click', 'paste', 'drop'])
      form.current?.addEventListener(name, hold, { capture: true, signal: leaving.signal })
    const listening = publishing.subscribe((isPublishing) => {
      if (isPublishing || !held) return
      // The browser's own typing: inputs and running text take it alike.
      document.execCommand('insertText', false, held)
      held = ''
    })
    return () => {
      leaving.abort()
      listening.unsubscribe()
    }
  }, [])
  return <div ref={form}>{children}</div>
}
