import { useDocumentOperation } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { useAskFirst } from './askFirst.ts'
import { consequenceOfDeleting } from './consequences.ts'

/**
 * Sanity's Delete with a question of our own: Sanity's offers “Delete anyway” for what the lake will not let go, and knows nothing of the
 * redirects that lead to a page.
 */
export function deleteAfterAsking(remove: DocumentActionComponent): DocumentActionComponent {
  const AskAndDelete: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type).delete
    const { ask, dialog } = useAskFirst(props, {
      refusal: 'This cannot be deleted yet',
      consequence: (landingPages) => consequenceOfDeleting(type, published, landingPages),
      confirm: 'Delete',
      // Both must be named: the lake refuses to delete what visitors see as long as there is a draft of it.
      go: () => operation.execute([draft, published].flatMap((version) => version?._id ?? [])),
    })
    return action && { ...action, onHandle: ask, dialog }
  }
  return Object.assign(AskAndDelete, remove)
}
