import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useRef } from 'react'
import { useDocumentOperationEvent, type DocumentActionComponent, type SanityDocument } from 'sanity'
import { timeout, useStudioClient } from '../studioClient.ts'

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

/** Sanity's Delete, which then offers to bring the document back as it was. */
export function deleteWithUndo(remove: DocumentActionComponent): DocumentActionComponent {
  const DeleteWithUndo: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const action = remove(props)
    const client = useStudioClient()
    const event = useDocumentOperationEvent(id, type)
    const offerUndo = useUndo()
    const lastSeen = useRef<SanityDocument[]>([])
    const isDeleted = event?.op === 'delete' && event.type === 'success'
    useEffect(() => {
      const versions = [draft, published].flatMap((version) => version ?? [])
      if (versions.length > 0) lastSeen.current = versions
    }, [draft, published])
    useEffect(() => {
      if (!isDeleted) return
      const creations = lastSeen.current.map(({ _rev, ...document }) => ({ createIfNotExists: document }))
      offerUndo('Deleted by mistake?', () => client.mutate(creations, { timeout }))
    }, [client, isDeleted, offerUndo])
    return action
  }
  return Object.assign(DeleteWithUndo, remove)
}
