import type { ClientPerspective } from '@sanity/client'
import { isObject } from '../isObject.ts'

/** Releases begin with an r. `raw` is none: it would show each document with all its versions, and no page has room for these. */
const perspectiveName = /^(published|drafts|r(?!aw$)[A-Za-z0-9]+)$/

/**
 * The perspective that the Studio chose, kept in the preview cookie, which ends after twelve hours whatever the browser says. Only what is
 * published without one: Next believes its other cookie alone, too, and that one has no end.
 */
export function perspectiveOf(previewData: unknown): ClientPerspective {
  const chosen = isObject(previewData) ? previewData.perspective : undefined
  return typeof chosen === 'string' ? parsePerspective(chosen) : 'published'
}

/** A perspective as the Studio writes it into an address: a name, or a stack of them with commas between. */
export function parsePerspective(written: string): ClientPerspective {
  const names = written.split(',').filter((name) => perspectiveName.test(name))
  if (names.length === 0) return 'drafts'
  return names.length === 1 && (names[0] === 'published' || names[0] === 'drafts') ? names[0] : names
}
