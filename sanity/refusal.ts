import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'

/** Milliseconds for which the editor is told why; long enough for two sentences. */
const duration = 15_000

/**
 * Tells the editor that a press of Publish came to nothing, and why. Not as the dialog of an action: Sanity shows that twice, once for the button
 * and once for the keys that press it.
 */
export function useRefusal(): (why: string) => void {
  const { push } = useToast()
  return useCallback(
    (description) => {
      push({
        id: 'not-published',
        status: 'error',
        title: 'Not published',
        description,
        duration,
        closable: true,
      })
    },
    [push],
  )
}
