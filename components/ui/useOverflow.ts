import { useEffect, useState, type RefObject } from 'react'

/** True while the element's content is taller than the element, so that it scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    // Observing also tells when a closed panel opens: its height was none before.
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
