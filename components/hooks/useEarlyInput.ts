import { useLayoutEffect, useState } from 'react'
import { fillForm, formValues } from './nativeForm.ts'

const openable = () => [
  ...document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>('details, dialog'),
]

/** How to find the element that React renders in place of this one. */
function placeOf(element: Element) {
  const names = ['id', 'name', 'href'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = element.localName + names.join('')
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

function readInput() {
  if (typeof document === 'undefined') return null
  const { activeElement, body, forms } = document
  const { selectionStart = null, selectionEnd = null } = (activeElement ?? {}) as Partial<HTMLInputElement>
  return {
    main: document.querySelector('main'),
    forms: [...forms].map(formValues),
    open: openable().map(({ open }) => open),
    focused: activeElement && activeElement !== body ? placeOf(activeElement) : null,
    selection: [selectionStart, selectionEnd] as const,
  }
}

function restore({ forms, open, focused, selection }: NonNullable<ReturnType<typeof readInput>>): void {
  for (const [index, form] of [...document.forms].entries()) fillForm(form, forms[index] ?? {})
  for (const [index, element] of openable().entries()) {
    if (!open[index]) continue
    if (element instanceof HTMLDialogElement) element.showModal()
    else element.open = true
  }
  const now = focused && document.querySelectorAll<HTMLElement>(focused.selector)[focused.index]
  now?.focus({ preventScroll: true })
  // Null for elements without a caret, and for email fields.
  if (now && selection[0] !== null) (now as HTMLInputElement).setSelectionRange(...selection)
}

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
    if (input?.main && !input.main.isConnected) restore(input)
  }, [input])
}
