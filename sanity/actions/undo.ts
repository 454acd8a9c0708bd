import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { createElement as h, useCallback } from 'react'

/** Milliseconds that an undo is offered. */
const duration = 30_000

type Undo = {
  /** What happened. */
  title: string
  undo: () => Promise<void>
  /** What the message says once it is undone. */
  done: string
}

/** A message with an Undo button, for as long as it stands. */
export function useUndo(): (offer: Undo) => void {
  const { push } = useToast()
  return useCallback(
    ({ title, undo, done }) => {
      // The same id: each message takes the place of the one before.
      const id = `undo-${crypto.randomUUID()}`
      const run = async () => {
        push({ id, status: 'info', title: 'One moment…', duration })
        try {
          await undo()
          push({ id, status: 'success', title: done, duration: 5000, closable: true })
        } catch {
          const again = h(Button, { mode: 'ghost', text: 'Try again', onClick: () => void run() })
          push({
            id,
            status: 'error',
            title: 'Not undone: the connection is down.',
            description: again,
            duration,
            closable: true,
          })
        }
      }
      const description = h(Button, { mode: 'ghost', text: 'Undo', onClick: () => void run() })
      push({ id, status: 'info', title, description, duration, closable: true })
    },
    [push],
  )
}
