import { useEffect, useRef, type ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'

/** True while a publish is on its way. */
export const publishing = new BehaviorSubject(false)

/** The browser's command for each kind of typing. */
const commands: Readonly<Record<string, string>> = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
}

/** Types what was held: running text listens to the event, an input is left to the browser. */
function type(event: InputEvent): void {
  const field = event.target as HTMLElement
  const command = commands[event.inputType]
  if (field !== document.activeElement) field.focus()
  if (command && field === document.activeElement && field.dispatchEvent(new InputEvent(event.type, event)))
    document.execCommand(command, false, event.data ?? undefined)
}

/**
 * A form that holds what is typed during a publish, and types it afterwards into the field that had
 * the focus. An edit meanwhile crashes the Studio, 4 of 25 times on a lake that answers late:
 * sanity-io/sanity #7260.
 */
export function HoldForm({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const held: InputEvent[] = []
    // Dialogs of the form stand beside it.
    const isOurs = ({ target }: Event) =>
      target instanceof Element && (form.current?.contains(target) || target.closest('[role=dialog]'))
    const hold = (event: Event) => {
      if (!publishing.value || !isOurs(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event instanceof InputEvent) held.push(event)
    }
    for (const name of ['beforeinput', 'pointerdown', 'click', 'paste', 'drop'])
      document.addEventListener(name, hold, { capture: true, signal: leaving.signal })
    const listening = publishing.subscribe((isPublishing) => {
      if (isPublishing || held.length === 0) return
      const focused = document.activeElement as HTMLElement | null
      held.splice(0).forEach(type)
      focused?.focus()
    })
    return () => {
      leaving.abort()
      listening.unsubscribe()
    }
  }, [])
  return <div ref={form}>{children}</div>
}
