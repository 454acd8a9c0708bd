import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useDocumentOperation, useSetPerspective } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { useAskFirst } from './askFirst.ts'
import { consequenceOfUnpublishing } from './consequences.ts'

/**
 * Unpublish, where editors look for it: Sanity offers it only to those who have switched to the published state, and leaves them with an
 * empty form there. Says first what visitors will miss, and refuses while another document shows the item.
 */
const TakeOffTheSite: DocumentActionComponent = (props) => {
  const { id, type, published } = props
  const { unpublish } = useDocumentOperation(id, type)
  const setPerspective = useSetPerspective()
  const { ask, dialog } = useAskFirst(props, {
    refusal: 'This cannot be taken off the site yet',
    consequence: (landingPages) => consequenceOfUnpublishing(type, published ?? {}, landingPages),
    confirm: 'Unpublish',
    go: () => {
      unpublish.execute()
      // What is left is the draft: show that, not the empty form of what is no longer published.
      setPerspective('drafts')
    },
  })
  if (!published) return null
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: Boolean(unpublish.disabled),
    onHandle: ask,
    dialog,
  }
}

/** Takes the place of Sanity's action of the same kind. */
export const takeOffTheSite = Object.assign(TakeOffTheSite, { action: 'unpublish' as const })
