import { useEffect, useLayoutEffect, useState } from 'react'

/** What holds a visitor's input. An unnamed field is an extension's. */
const holders = 'input[name], textarea[name], select[name], details, dialog'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An element of the server's HTML, and how to find the one that React renders in its place. */
type Place = { element: Element; selector: string; index: number }

function placeOf(element: Element): Place {
  const names = ['id', 'name', 'href'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = element.localName + names.join('')
  return { element, selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

function readInput() {
  if (typeof document === 'undefined') return null
  const { activeElement } = document
  const focused = activeElement && activeElement !== document.body ? placeOf(activeElement) : null
  const { selectionStart = null, selectionEnd = null } = (activeElement ?? {}) as Partial<HTMLInputElement>
  return {
    places: [...document.querySelectorAll(holders)].map(placeOf),
    focused,
    selection: [selectionStart, selectionEnd] as const,
  }
}

type Input = NonNullable<ReturnType<typeof readInput>>

const newElement = ({ element, selector, index }: Place) =>
  element.isConnected ? undefined : document.querySelectorAll<HTMLElement>(selector)[index]

function restore(place: Place): void {
  const now = newElement(place)
  if (!now) return
  if (now instanceof HTMLDialogElement) {
    if ((place.element as HTMLDialogElement).open) now.showModal()
  } else if (now instanceof HTMLDetailsElement) now.open = (place.element as HTMLDetailsElement).open
  else if (/^(?:radio|checkbox)$/.test((now as Field).type))
    (now as HTMLInputElement).checked = (place.element as HTMLInputElement).checked
  else (now as Field).value = (place.element as Field).value
}

function restoreFocus({ focused, selection }: Input): void {
  const now = focused && newElement(focused)
  if (!now) return
  now.focus({ preventScroll: true })
  // Null for elements without a caret, and for email fields.
  if (selection[0] !== null) (now as HTMLInputElement).setSelectionRange(...selection)
}

let rendered = false

/** False until the first page of the document has rendered. */
export const hasRendered = (): boolean => rendered

/**
 * For the root. When an extension or translator changes the HTML before hydration, React renders it
 * again. What was typed, chosen, opened and focused then moves on to the new elements. No
 * `Suspense` boundary makes that part smaller: React streams a large one by an inline script. The
 * CSP forbids that.
 */
export function useEarlyInput(): void {
  // React renders again in one task: the old elements still stand, and nothing changes until the
  // commit.
  const [input] = useState(readInput)
  useLayoutEffect(() => {
    if (!input) return
    input.places.forEach(restore)
    restoreFocus(input)
  }, [input])
  // After the effects of the page.
  useEffect(() => {
    rendered = true
  }, [])
}
