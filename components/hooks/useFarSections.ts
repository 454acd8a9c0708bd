import { useEffect } from 'react'

/**
 * The first paint of a page skips what is far below (`data-fresh` in styles/base.ts). After
 * hydration each section is laid out, one a frame so that no task is long: then offsets are exact.
 */
export function useFarSections(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.fresh === undefined) return
    const sections = document.querySelectorAll<HTMLElement>(
      'main > section, main > article ~ section, footer',
    )
    const next = (index: number) => {
      const section = sections[index]
      if (!section) return void delete dataset.fresh
      section.style.contentVisibility = 'visible'
      requestAnimationFrame(() => next(index + 1))
    }
    next(0)
  }, [])
}
