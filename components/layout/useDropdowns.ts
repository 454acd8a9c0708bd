import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds. Spec section 9, menu delays. */
const menuDelays = {
  /** Under the pointer before a menu opens. */
  open: 200,
  /** After a menu closed, during which the next one opens at once. */
  skip: 300,
  /** After the pointer left before the menu closes: long enough to cross the gap below the button. */
  close: 150,
} as const

/**
 * The dropdown menus of one navigation, of which at most one is open. Hover opens and closes with `menuDelays`; a press, Enter or
 * Space toggles; Esc, a press elsewhere and focus moving on close. Spec section 4.
 *
 * `item(id)` goes on the element around a button and its menu, `button(id)` on the button; `close` when a link was chosen.
 */
export function useDropdowns() {
  const [openId, setOpenId] = useState<string | null>(null)
  const openedByHover = useRef(false)
  const closedAt = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openItem = useRef<HTMLElement>(null)

  function open(id: string, item: HTMLElement, byHover: boolean) {
    clearTimeout(timer.current)
    openedByHover.current = byHover
    openItem.current = item
    setOpenId(id)
  }

  function close() {
    clearTimeout(timer.current)
    if (openItem.current) closedAt.current = performance.now()
    openItem.current = null
    setOpenId(null)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (openId === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const item = openItem.current
      const holdsFocus = item?.contains(document.activeElement)
      close()
      if (holdsFocus) item?.querySelector('button')?.focus()
    }
    // Some browsers do not focus a button on a press, so that no loss of focus tells of a press elsewhere.
    const onPointerDown = (event: Event) => {
      if (!openItem.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [openId])

  const item = (id: string) => ({
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      // A finger does not hover: its tap arrives as a press.
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      if (openId === id) return
      const element = event.currentTarget
      const atOnce = openId !== null || performance.now() - closedAt.current < menuDelays.skip
      if (atOnce) open(id, element, true)
      else timer.current = setTimeout(() => open(id, element, true), menuDelays.open)
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      if (openId === id) timer.current = setTimeout(close, menuDelays.close)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (openId === id && !event.currentTarget.contains(event.relatedTarget)) close()
    },
  })

  const button = (id: string) => ({
    'aria-expanded': openId === id,
    'aria-controls': id,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      const element = event.currentTarget.parentElement ?? event.currentTarget
      // A press on a menu that hover has just opened means "stay", not "close"; keys (detail 0) always toggle.
      const keeps = event.detail > 0 && openedByHover.current
      if (openId === id && !keeps) close()
      else open(id, element, false)
    },
  })

  return { openId, close, item, button }
}
