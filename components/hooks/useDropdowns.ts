import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds. docs/specification.md#menus. */
const menuDelays = {
  open: 200,
  /** After a menu closed; the next one opens at once. */
  skip: 300,
  close: 150,
} as const

/**
 * The dropdown menus of a navigation, at most one open. docs/specification.md#menus.
 * `item(id)` are props of the element around a button and its menu, `button(id)` of the button.
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
    // Safari does not focus a pressed button, so no blur follows a press elsewhere.
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
      // A press keeps a menu that hover opened; keys (detail 0) always toggle.
      const keeps = event.detail > 0 && openedByHover.current
      if (openId === id && !keeps) close()
      else open(id, element, false)
    },
  })

  return { openId, close, item, button }
}
