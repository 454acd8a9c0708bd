import { useEffect, useRef, type ReactNode } from 'react'

/** The last act in a form or patch of one, by `performance.now()`: an act's patch may be yet to come. */
export const lastAct = { at: -Infinity, form: null as Element | null }

type Held = { field: HTMLElement; event: InputEvent }

/** What was typed during a publish, in order; undefined at other times. */
let held: Held[] | undefined

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

/** Letters in a row are typed at once: the editor may have moved on before the last of many. */
function hold(queue: Held[], field: HTMLElement, event: InputEvent): void {
  const { inputType, data } = event
  const last = queue.at(-1)
  if (inputType === 'insertText' && last?.field === field && last.event.inputType === inputType)
    last.event = new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      inputType,
      data: `${last.event.data}${data}`,
    })
  else queue.push({ field, event })
}

/**
 * Types what was held, and leaves the focus where the editor has it by now. Running text draws it
 * before the next; inputs leave it to the browser.
 */
async function type({ field, event }: Held): Promise<void> {
  const focused = document.activeElement as HTMLElement | null
  field.focus()
  if (field === document.activeElement && field.dispatchEvent(new InputEvent(event.type, event)))
    document.execCommand(commands[event.inputType] ?? '', false, event.data ?? undefined)
  if (field.isContentEditable) await new Promise(requestAnimationFrame)
  if (focused !== field) focused?.focus()
}

/** Holds what is typed into forms until `publish` has ended, and types it then. */
export const holdDuring = <Ending,>(publish: Promise<Ending>): Promise<Ending> => {
  const queue: Held[] = []
  held = queue
  return publish.finally(async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await type(next)
    held = undefined
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
      hold(held, target as HTMLElement, event)
    }
    for (const name of ['keydown', 'beforeinput', 'click', 'paste', 'drop'])
      document.addEventListener(name, onEvent, { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  return <div ref={form}>{children}</div>
}
