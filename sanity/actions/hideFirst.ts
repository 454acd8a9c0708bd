import type { DocumentActionComponent } from 'sanity'
import { isVisible, visibilityOf, type VisibilityWindow } from '../../lib/site/visibility.ts'
import { slugOf } from '../identity.ts'
import { useAskFirst } from './askFirst.tsx'

type Version = (object & VisibilityWindow) | null
type Versions = { draft: Version; published: Version }

/** True when Publish takes a page off the site that visitors see now. */
const hides = ({ draft, published }: Versions, now: number): boolean =>
  published !== null && draft !== null && isVisible(published, now) && !isVisible(draft, now)

/** Publish for landing pages: new times that hide a visible page are asked about first. */
export function askBeforeHiding(publish: DocumentActionComponent): DocumentActionComponent {
  const AskAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const versions: Versions = props
    const { ask, dialog } = useAskFirst(props, {
      consequence: () =>
        `Visitors see /${slugOf(props.published) ?? ''} now. Within seconds of this publish they do not any more. The page is then: ${visibilityOf(versions.draft, Date.now()).words}.`,
      confirm: 'Publish and hide',
      go: () => action?.onHandle?.(),
    })
    if (!action || !hides(versions, Date.now())) return action
    return { ...action, onHandle: ask, ...(dialog && { dialog }) }
  }
  return Object.assign(AskAndPublish, publish)
}
