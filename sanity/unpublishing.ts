import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useState } from 'react'
import { useClient, useDocumentOperation, useSchema, useSetPerspective } from 'sanity'
import type { DocumentActionComponent, DocumentActionDialogProps } from 'sanity'
import { publicEnv } from '../lib/env.ts'
import { consequenceOfUnpublishing, stillUsedBy } from './consequences.ts'
import { onLandingPages } from './locations.ts'

/**
 * Unpublish, where editors look for it: Sanity offers it only to those who have switched to the published state, and leaves them with an
 * empty form there. Says first what visitors will miss, and refuses while another document shows the item.
 */

/** Milliseconds until the question who uses the document is given up; the lake refuses by itself what must not go. */
const timeout = 10_000

/** A document by the name that editors gave it; the pages that exist once have that of their type only. */
type Named = { type: string; name: string | null }

type Uses = { users: Named[]; landingPages: string[] }

/**
 * The documents that refer to this one, drafts included: a strong reference of either keeps it. And the names of the published landing pages
 * that show it without referring to it.
 */
const usesQuery = (type: string) => /* groq */ `{
  "users": *[references($id) && !(_id in [$id, "drafts." + $id])]{ "type": _type, "name": coalesce(title, question) },
  "landingPages": *[
    _type == "landingPage" && !(_id in path("drafts.**")) && defined(slug.current) && (${onLandingPages[type] ?? 'false'})
  ] | order(title asc) { "name": coalesce(title, "Landing page") }.name
}`

/** Nothing is asked; the editor is asked to confirm, and told which landing pages lose it; or others, named here, must let go first. */
type Dialog = 'closed' | { landingPages: string[] } | { usedBy: string[] }

const TakeOffTheSite: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const schema = useSchema()
  const setPerspective = useSetPerspective()
  const [dialog, setDialog] = useState<Dialog>('closed')
  if (!published) return null

  const close = () => setDialog('closed')
  const ask = async () => {
    const { users, landingPages } = await client
      .fetch<Uses>(usesQuery(type), { id }, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
      .catch((): Uses => ({ users: [], landingPages: [] }))
    const names = users.map((user) => user.name ?? schema.get(user.type)?.title ?? user.type)
    setDialog(names.length > 0 ? { usedBy: [...new Set(names)] } : { landingPages })
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
    dialog: dialogFor(
      dialog,
      (landingPages) => consequenceOfUnpublishing(type, published, landingPages),
      close,
      confirm,
    ),
  }
}

function dialogFor(
  dialog: Dialog,
  consequence: (landingPages: string[]) => string,
  close: () => void,
  confirm: () => void,
): DocumentActionDialogProps | undefined {
  if (dialog === 'closed') return undefined
  if ('usedBy' in dialog) {
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
    message: consequence(dialog.landingPages),
    confirmButtonText: 'Unpublish',
    onCancel: close,
    onConfirm: confirm,
  }
}

/** Takes the place of Sanity's action of the same kind. */
export const takeOffTheSite = Object.assign(TakeOffTheSite, { action: 'unpublish' as const })
