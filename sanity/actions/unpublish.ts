import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useDocumentOperation, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { useAskFirst } from './askFirst.tsx'
import { consequenceOfUnpublishing } from './consequences.ts'

/** Unpublish with our dialog, in every perspective: Sanity offers it only in the published one. */
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
      // The published form would be empty.
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

export const takeOffTheSite = Object.assign(TakeOffTheSite, { action: 'unpublish' as const })
