import { useEffect, useRef } from 'react'
import { useDocumentOperationEvent, type DocumentActionComponent, type SanityDocument } from 'sanity'
import { useUndo } from '../inputs/undo.tsx'
import { timeout, useStudioClient } from '../studioClient.ts'

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
