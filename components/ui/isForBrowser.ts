import type { MouseEvent } from 'react'

/** True when a press on a link asks the browser for more than "go there": a new tab, a download, a context menu. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
