import { useDocumentOperation, type DocumentActionComponent } from 'sanity'
import { useAskFirst } from './askFirst.ts'
import { consequenceOfDeleting } from './consequences.ts'

/** Sanity's Delete with our dialog: Sanity's offers “Delete anyway” and ignores redirects. */
export function deleteAfterAsking(remove: DocumentActionComponent): DocumentActionComponent {
  const AskAndDelete: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type).delete
    const { ask, dialog } = useAskFirst(props, {
      refusal: 'This cannot be deleted yet',
      consequence: (landingPages) => consequenceOfDeleting(type, published, landingPages),
      confirm: 'Delete',
      // Both ids: the lake refuses to delete a published document that has a draft.
      go: () => operation.execute([draft, published].flatMap((version) => version?._id ?? [])),
    })
    return action && { ...action, onHandle: ask, dialog }
  }
  return Object.assign(AskAndDelete, remove)
}
