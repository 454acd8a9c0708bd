import { useEffect, useRef } from 'react'
import {
  useDocumentOperation,
  useDocumentOperationEvent,
  type DocumentActionComponent,
  type SanityDocument,
} from 'sanity'
import { askFirst } from './askFirst.tsx'
import { consequenceOfDeleting } from './consequences.ts'
import { removalQuestion } from './removal.tsx'
import { useStudioClient } from '../studioClient.ts'
import { restore, useUndo } from './undo.tsx'

/** Sanity's Delete without its dialog, and with an undo. */
function withUndo(remove: DocumentActionComponent): DocumentActionComponent {
  const DeleteWithUndo: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type).delete
    const client = useStudioClient()
    const event = useDocumentOperationEvent(id, type)
    const offerUndo = useUndo()
    const deleted = useRef<SanityDocument[]>([])
    useEffect(() => {
      const documents = deleted.current
      if (event?.op !== 'delete' || event.type !== 'success' || documents.length === 0) return
      deleted.current = []
      offerUndo({
        title: 'Deleted by mistake?',
        undo: () => restore(client, documents),
        done: 'It is back, as it was.',
      })
    }, [event, client, offerUndo])
    const onHandle = () => {
      deleted.current = [draft, published].flatMap((version) => version ?? [])
      // Both ids: the lake refuses to delete a published document that has a draft.
      operation.execute(deleted.current.map(({ _id }) => _id))
    }
    return action && { ...action, onHandle }
  }
  return Object.assign(DeleteWithUndo, remove)
}

/** Sanity's own dialog offers “Delete anyway” and ignores redirects. */
export const deleteAfterAsking = (remove: DocumentActionComponent): DocumentActionComponent =>
  askFirst(
    withUndo(remove),
    removalQuestion({
      refusal: 'This cannot be deleted yet',
      consequence: ({ type, published }, landingPages) =>
        consequenceOfDeleting(type, published, landingPages),
      confirm: 'Delete',
    }),
  )
