import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { useDocumentOperation, type DocumentActionComponent } from 'sanity'
import { ConfirmDeleteDialog } from 'sanity/structure'

/** Sanity's Unpublish and its dialog, in every perspective: Sanity offers it only in the published one. */
const Unpublish: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (!published) return null
  const onConfirm = () => {
    close()
    unpublish.execute()
  }
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'custom',
      component: (
        <ConfirmDeleteDialog id={id} type={type} action="unpublish" onCancel={close} onConfirm={onConfirm} />
      ),
    },
  }
}

export const takeOffTheSite = Object.assign(Unpublish, { action: 'unpublish' as const })
