import { newVisitScript } from '../hooks/newVisit.ts'
import { useHydrated } from '../hooks/useHydrated.ts'

/**
 * Stands at the end of every hero, and behind the first image of a post. After an inline script a
 * browser may paint what it has parsed, so the first screen does not wait for the sections below.
 * See docs/decisions/05-content-visibility.md.
 */
export function FirstScreenEnd() {
  const hydrated = useHydrated()
  // React renders no script later.
  return hydrated ? null : <script dangerouslySetInnerHTML={{ __html: newVisitScript }} />
}
