import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { useClient, useDocumentOperation, useSetPerspective } from 'sanity'
import type { DocumentActionComponent, DocumentActionDialogProps } from 'sanity'
import { publicEnv } from '../lib/env.ts'
import { consequenceOfUnpublishing, stillUsedBy } from './consequences.ts'

/**
 * Unpublish, where editors look for it: Sanity offers it only to those who have switched to the published state, and leaves them with an
 * empty form there. Says first what visitors will miss, and refuses while another document shows the item.
 */

/** Milliseconds until the question who uses the document is given up; the lake refuses by itself what must not go. */
const timeout = 10_000

/** Names of the documents that show this one, drafts included: a strong reference of either keeps it. */
const usersQuery = /* groq */ `array::unique(*[references($id)].title)`

/** Nothing is asked; the editor is asked to confirm; or others, named here, must let go first. */
type Dialog = 'closed' | 'confirming' | { usedBy: string[] }

const TakeOffTheSite: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const setPerspective = useSetPerspective()
  const [dialog, setDialog] = useState<Dialog>('closed')
  if (!published) return null

  const close = () => setDialog('closed')
  const ask = async () => {
    const usedBy = await client
      .fetch<(string | null)[]>(
        usersQuery,
        { id },
        { perspective: 'raw', signal: AbortSignal.timeout(timeout) },
      )
      .catch(() => [])
    const names = usedBy.map((title) => title ?? 'Something without a name')
    setDialog(names.length > 0 ? { usedBy: names } : 'confirming')
  }
  const confirm = () => {
    close()
    unpublish.execute()
    // What is left is the draft: show that, not the empty form of what is no longer published.
    setPerspective('drafts')
  }
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: Boolean(unpublish.disabled),
    onHandle: () => void ask(),
    dialog: dialogFor(dialog, consequenceOfUnpublishing(type, published), close, confirm),
  }
}

function dialogFor(
  dialog: Dialog,
  consequence: string,
  close: () => void,
  confirm: () => void,
): DocumentActionDialogProps | undefined {
  if (dialog === 'closed') return undefined
  if (dialog !== 'confirming') {
    return {
      type: 'dialog',
      header: 'This cannot be taken off the site yet',
      content: stillUsedBy(dialog.usedBy),
      onClose: close,
    }
  }
  return {
    type: 'confirm',
    tone: 'critical',
    message: consequence,
    confirmButtonText: 'Unpublish',
    onCancel: close,
    onConfirm: confirm,
  }
}

/** Takes the place of Sanity's action of the same kind. */
export const takeOffTheSite = Object.assign(TakeOffTheSite, { action: 'unpublish' as const })
