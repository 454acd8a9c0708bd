import { useEncodeDataAttribute } from '@sanity/react-loader'
import { useEffect } from 'react'
import { routes } from '../../lib/routes.ts'
import { editablesOf } from './editables.ts'
import { markPage } from './markPage.ts'

/** Keeps everything on the page that an editor can change marked, also what appears later: a carousel, a page of results. */
export function usePageMarks(answer: unknown, sourceMap: object | undefined): void {
  const encode = useEncodeDataAttribute(answer as object, sourceMap as never, routes.studio)
  useEffect(() => {
    const root = document.getElementById('__next')
    if (!root) return
    const editables = editablesOf(answer, (path) => encode([...path] as never) || undefined)
    let frame = 0
    const refresh = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => markPage(root, editables))
    }
    // Attributes are not watched: the marks are attributes themselves.
    const observer = new MutationObserver(refresh)
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    refresh()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [answer, encode])
}
