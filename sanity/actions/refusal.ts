import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'

/** Milliseconds. */
const duration = 15_000

/** A toast that says why nothing was published. Sanity would show an action's dialog twice. */
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
