import type { ClientPerspective } from '@sanity/client'
import { isObject } from '../../util/isObject.ts'

/** Release names begin with r. `raw` is refused: it would mix all versions of a document. */
const perspectiveName = /^(published|drafts|r(?!aw$)[A-Za-z0-9]+)$/

/** The perspective in the preview cookie; else `published`, as Next's own cookie never ends. */
export function perspectiveOf(previewData: unknown): ClientPerspective {
  const chosen = isObject(previewData) ? previewData.perspective : undefined
  return typeof chosen === 'string' ? parsePerspective(chosen) : 'published'
}

/** A perspective as the Studio writes it in a URL: a name, or a stack joined by commas. */
export function parsePerspective(written: string): ClientPerspective {
  const names = written.split(',').filter((name) => perspectiveName.test(name))
  if (names.length === 0) return 'drafts'
  return names.length === 1 && (names[0] === 'published' || names[0] === 'drafts') ? names[0] : names
}

/** What keeps a previewed page live: query, parameters, initial result and its source map. */
export type Draft = {
  query: string
  params: Readonly<Record<string, string>>
  initial: { data: unknown; sourceMap: object | undefined; perspective: ClientPerspective }
}
