import { useLayoutEffect } from 'react'
import { earlySearchScript } from './earlySearchScript.ts'

/** `known`: the search has been read, and from here on the page shows exactly what belongs to it. */
export function EarlySearch({ known }: { known: boolean }) {
  useLayoutEffect(() => {
    if (known) delete document.documentElement.dataset.jobs
  }, [known])
  return known ? null : <script dangerouslySetInnerHTML={{ __html: earlySearchScript }} />
}

/** Selectors for the time before the search is known. */
export const early = { list: 'html[data-jobs] &', search: "html[data-jobs='search'] &" } as const
