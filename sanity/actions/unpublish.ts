import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { useDocumentOperation, type DocumentActionComponent } from 'sanity'

const question = 'Take this off the site? Within seconds visitors no longer see it. It stays here as a draft.'

/** In every perspective: Sanity offers it only in the published one. */
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
      type: 'confirm',
      tone: 'critical',
      message: question,
      confirmButtonText: 'Unpublish',
      onCancel: close,
      onConfirm,
    },
  }
}

export const takeOffTheSite = Object.assign(Unpublish, { action: 'unpublish' as const })
