import { useEffect, useRef, type ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'

/** True while a publish is on its way. */
export const publishing = new BehaviorSubject(false)

/**
 * A form that holds what is typed during a publish, and types it afterwards into the field that had
 * the focus. An edit meanwhile crashes the Studio: sanity-io/sanity #7260.
 */
export function HoldForm({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const held = new Map<EventTarget, string>()
    const hold = (event: Event) => {
      if (!publishing.value) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!(event instanceof InputEvent) || !event.target) return
      const text = held.get(event.target) ?? ''
      const isBack = event.inputType === 'deleteContentBackward'
      held.set(event.target, isBack ? text.slice(0, -1) : text + (event.data ?? ''))
    }
    for (const name of ['beforeinput', 'pointerdown', 'click', 'paste', 'drop'])
      form.current?.addEventListener(name, hold, { capture: true, signal: leaving.signal })
    const listening = publishing.subscribe((isPublishing) => {
      if (isPublishing) return
      const focused = document.activeElement
      for (const [field, text] of held) {
        if (field !== document.activeElement) (field as HTMLElement).focus()
        // The browser's own typing: inputs and running text take it alike.
        if (text) document.execCommand('insertText', false, text)
      }
      if (held.size > 0) (focused as HTMLElement | null)?.focus()
      held.clear()
    })
    return () => {
      leaving.abort()
      listening.unsubscribe()
    }
  }, [])
  return <div ref={form}>{children}</div>
}
