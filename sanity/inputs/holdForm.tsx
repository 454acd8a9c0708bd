import { useEffect, useRef, type ReactNode } from 'react'

/** The last act in a form or patch of one, by `performance.now()`: an act's patch may be yet to come. */
export const lastAct = { at: -Infinity, form: null as Element | null }

/** `text` is of all the letters in a row that `event` begins. */
type Held = { field: HTMLElement; event: InputEvent; text: string | null }

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

/** Types it, and leaves the focus where the editor has it by now. Running text draws it before the next. */
async function type({ field, event: { inputType, dataTransfer }, text: data }: Held): Promise<void> {
  const focused = document.activeElement as HTMLElement | null
  const options = { bubbles: true, cancelable: true, inputType, data, dataTransfer }
  field.focus()
  if (field === document.activeElement && field.dispatchEvent(new InputEvent('beforeinput', options)))
    document.execCommand(commands[inputType] ?? '', false, data ?? undefined)
  if (field.isContentEditable) await new Promise(requestAnimationFrame)
  if (focused !== field) focused?.focus()
}

/** Holds what is typed into forms until `publish` has ended, and types it then. */
export const holdDuring = <Ending,>(publish: Promise<Ending>): Promise<Ending> => {
  const queue: Held[] = (held = [])
  return publish.finally(async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await type(next)
    held = undefined
  })
}

/**
 * A form that holds what is typed during a publish, where it is typed: an edit then crashes the
 * Studio (sanity-io/sanity #7260). What cannot be repeated as it was, such as an accent, goes through.
 */
export function HoldForm({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = form.current
    if (!lastAct.form?.isConnected) lastAct.form = own
    const leaving = new AbortController()
    const onEvent = (event: Event) => {
      const { target } = event
      if (!own || !event.isTrusted || !(target instanceof Element)) return
      const isKey = event instanceof KeyboardEvent
      // Sanity removed what had the focus: the form's pane listens for the shortcuts. Tab goes on from there.
      if (isKey && target === document.body && lastAct.form === own && event.key !== 'Tab') {
        const pane = own.closest<HTMLElement>('[tabindex="-1"]')
        pane?.focus({ preventScroll: true })
        pane?.dispatchEvent(new KeyboardEvent(event.type, event))
        return
      }
      if (own.contains(target)) lastAct.form = own
      // Dialogs of the form stand beside it.
      else if (!target.closest('[role=dialog]')) return
      // The shortcut for Publish, which begins with Control, changes nothing.
      if (!isKey || !(event.altKey || event.key === 'Control')) lastAct.at = performance.now()
      if (!held || !(event instanceof InputEvent) || !(event.inputType in commands)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const last = held.at(-1)
      const isNext = event.inputType === 'insertText' && last?.event.inputType === event.inputType
      if (isNext && last.field === target) last.text += event.data ?? ''
      else held.push({ field: target as HTMLElement, event, text: event.data })
    }
    for (const name of ['keydown', 'beforeinput', 'click', 'paste', 'drop'])
      document.addEventListener(name, onEvent, { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  return <div ref={form}>{children}</div>
}
