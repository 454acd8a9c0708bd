import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'

/** Milliseconds that an undo is offered. */
export const undoDuration = 30_000

const plain = { color: 'inherit', font: 'inherit', textDecoration: 'underline', cursor: 'pointer' }

type OfferUndo = (title: string, undo: () => Promise<unknown>) => void

/** A message with an Undo button, for as long as it stands. */
export function useUndo(): OfferUndo {
  const { push } = useToast()
  return useCallback(
    (title, undo) => {
      const id = `undo-${crypto.randomUUID()}`
      const run = () =>
        undo().then(
          () => push({ id, status: 'success', title: 'It is back', duration: 5000 }),
          () =>
            push({ id, status: 'error', title: 'Not undone: the connection is down.', description: button }),
        )
      const button = (
        <button type="button" style={plain} onClick={() => void run()}>
          Undo
        </button>
      )
      push({ id, status: 'info', title, description: button, duration: undoDuration, closable: true })
    },
    [push],
  )
}
