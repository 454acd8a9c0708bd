import { ShareIcon } from '@sanity/icons/Share'
import { createElement, lazy, Suspense, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { pathsOfDocument } from '../../lib/site/share.ts'
import { slugOf } from '../identity.ts'

/** Loaded when it is opened, and not by Node, which loads the actions in tests. */
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

/** "Share preview": links that show a page's draft to somebody without an account. */
export const SharePreview: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setOpen] = useState(false)
  const hasPath = pathsOfDocument(id, slugOf(draft ?? published)).length > 0
  const close = () => setOpen(false)
  return {
    label: 'Share preview',
    icon: ShareIcon,
    disabled: !hasPath,
    title: hasPath ? 'A link for somebody without an account' : 'Give this page its address first.',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share preview',
      content: createElement(Suspense, null, createElement(ShareDialog, { document: id })),
      onClose: close,
    },
  }
}
