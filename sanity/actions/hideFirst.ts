import { isVisible, visibilityOf, type VisibilityWindow } from '../../lib/site/visibility.ts'
import { slugOf } from '../identity.ts'
import { removalQuestion } from './removal.tsx'

type Versions = Record<'draft' | 'published', (object & VisibilityWindow) | null>

/** Publish for landing pages: new times that hide a visible page are asked about first. */
export const useHiding = removalQuestion({
  applies: ({ draft, published }: Versions) =>
    Boolean(draft && published) && isVisible(published, Date.now()) && !isVisible(draft, Date.now()),
  consequence: ({ draft, published }: Versions) =>
    `Visitors see /${slugOf(published) ?? ''} now. Within seconds of this publish they do not any more. The page is then: ${visibilityOf(draft, Date.now()).words}.`,
  confirm: 'Publish and hide',
})
