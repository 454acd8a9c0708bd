import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useDocumentOperation, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { askFirst } from './askFirst.tsx'
import { consequenceOfUnpublishing } from './consequences.ts'
import { removalQuestion } from './removal.tsx'

/** In every perspective: Sanity offers it only in the published one. */
const Unpublish: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const setPerspective = useSetPerspective()
  if (!published) return null
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: Boolean(unpublish.disabled),
    onHandle: () => {
      unpublish.execute()
      // The published form would be empty.
      setPerspective('drafts')
    },
  }
}

const useQuestion = removalQuestion({
  refusal: 'This cannot be taken off the site yet',
  consequence: ({ type, published }, landingPages) =>
    consequenceOfUnpublishing(type, published ?? {}, landingPages),
  confirm: 'Unpublish',
})

/** Unpublish with our dialog. */
export const takeOffTheSite = Object.assign(askFirst(Unpublish, useQuestion), {
  action: 'unpublish' as const,
})
