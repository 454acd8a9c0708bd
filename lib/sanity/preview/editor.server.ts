import { createHmac } from 'node:crypto'
import type { ClientPerspective } from '@sanity/client'
import { isObject } from '../../util/isObject.ts'
import { isSameSignature } from '../../util/isSameSignature.server.ts'
import { knownPerspective } from './perspective.ts'

/**
 * The data of an editor's preview cookie. Next's own keys lie in each build and image, so this site
 * signs what the cookie opens, and until when, in milliseconds.
 */
export type EditorPreview = { perspective: string; until: number; signature: string }

/** Without the token no draft can be read, and a new one ends all previews. */
function signatureOf(perspective: string, until: number): string | undefined {
  const token = process.env.SANITY_API_READ_TOKEN
  if (!token) return undefined
  return createHmac('sha256', token).update(`preview ${until} ${perspective}`).digest('base64url')
}

/** @throws {Error} without a token for drafts */
export function editorPreview(perspective: string, until: number): EditorPreview {
  const signature = signatureOf(perspective, until)
  if (!signature) throw new Error('SANITY_API_READ_TOKEN is not set: no preview can be opened without it')
  return { perspective, until, signature }
}

/** What an editor sees in a preview of this site, unless it has ended. `until` is its end. */
export function editorViewOf(
  previewData: unknown,
): { perspective: ClientPerspective; until: number } | undefined {
  if (!isObject(previewData)) return undefined
  const { perspective, until, signature } = previewData
  if (typeof perspective !== 'string' || typeof until !== 'number' || typeof signature !== 'string')
    return undefined
  const expected = signatureOf(perspective, until)
  if (!expected || !isSameSignature(signature, expected)) return undefined
  const known = Date.now() < until ? knownPerspective(perspective) : undefined
  return known && { perspective: known, until }
}
