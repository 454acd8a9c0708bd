import { useEffect, useRef, type ReactNode } from 'react'

/** The last act in a form or patch of one, by `performance.now()`: an act's patch may be yet to come. */
export const lastAct = { at: -Infinity, form: null as Element | null }

/** What was typed during a publish; undefined at other times. */
let held: InputEvent[] | undefined

/** The browser's command for each kind of input that can be repeated; others are not held. */
const commands: Readonly<Record<string, string>> = {
  insertText: 'insertText',
  insertFromPaste: 'insertText',
  insertFromDrop: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
}

/** Types what was held. Running text draws each before the next; inputs leave it to the browser. */
function type(event: InputEvent): Promise<unknown> {
  const field = event.target as HTMLElement
  field.focus()
  if (field === document.activeElement && field.dispatchEvent(new InputEvent(event.type, event)))
    document.execCommand(commands[event.inputType] ?? '', false, event.data ?? undefined)
  return new Promise(requestAnimationFrame)
}

/** Holds what is typed into forms until `publish` has ended, and types it then. */
export const holdDuring = <Ending,>(publish: Promise<Ending>): Promise<Ending> => {
  const typed: InputEvent[] = []
  held = typed
  return publish.finally(async () => {
    const focused = document.activeElement as HTMLElement | null
    for (const event of typed) await type(event)
    held = undefined
    if (typed.length > 0) focused?.focus()
  })
}

/**
 * Where Sanity removes what has the focus, such as an item or Undo, the next key goes to the form's
 * pane, which listens for the shortcuts. Tab goes on from where it was.
 */
function passToPane(form: Element, event: KeyboardEvent): void {
  const pane = event.key === 'Tab' ? null : form.closest<HTMLElement>('[tabindex="-1"]')
  pane?.focus({ preventScroll: true })
  pane?.dispatchEvent(new KeyboardEvent(event.type, event))
}

/**
 * A form that holds what is typed during a publish, where it is typed: an edit then crashes the
 * Studio (sanity-io/sanity #7260). What cannot be repeated as it was, such as an accent, goes through.
 */
export function HoldForm({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = form.current
    const leaving = new AbortController()
    const onEvent = (event: Event) => {
      const { target } = event
      if (!own || !event.isTrusted || !(target instanceof Element)) return
      const isKey = event instanceof KeyboardEvent
      if (isKey && target === document.body && lastAct.form === own) return passToPane(own, event)
      if (own.contains(target)) lastAct.form = own
      // Dialogs of the form stand beside it.
      else if (!target.closest('[role=dialog]')) return
      // The shortcut for Publish, which begins with Control, changes nothing.
      if (!isKey || !(event.altKey || event.key === 'Control')) lastAct.at = performance.now()
      if (!held || !(event instanceof InputEvent) || !(event.inputType in commands)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.push(event)
    }
    for (const name of ['keydown', 'beforeinput', 'click', 'paste', 'drop'])
      document.addEventListener(name, onEvent, { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  return <div ref={form}>{children}</div>
}
