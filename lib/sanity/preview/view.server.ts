import type { ClientPerspective } from '@sanity/client'
import type { GetStaticPropsContext } from 'next'
import { isObject } from '../../util/isObject.ts'
import { PreviewEndedError, type SharedPreview } from './ended.ts'
import { perspectiveOf } from './perspective.ts'
import { findShare } from './share.server.ts'

export type PreviewContext = Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>

/** What a request may see of a page. `until` is when a shared preview ends, in milliseconds. */
export type View =
  | { kind: 'published' }
  | { kind: 'drafts'; perspective: ClientPerspective }
  | { kind: 'shared'; until: number }

/**
 * The view of the page at `path`. A shared preview is looked up each time, so that it can be ended.
 * @throws {PreviewEndedError} and ContentUnavailableError
 */
export async function viewOf({ draftMode, previewData }: PreviewContext, path: string): Promise<View> {
  if (!draftMode) return { kind: 'published' }
  const shared = sharedPreviewOf(previewData)
  if (!shared) return { kind: 'drafts', perspective: perspectiveOf(previewData) }
  if (shared.path !== path) return { kind: 'published' }
  const share = await findShare(shared.share)
  if (!share?.paths.includes(path)) throw new PreviewEndedError(shared)
  return { kind: 'shared', until: share.until }
}

function sharedPreviewOf(previewData: unknown): SharedPreview | undefined {
  if (!isObject(previewData) || typeof previewData.share !== 'string') return undefined
  return { share: previewData.share, path: String(previewData.path) }
}
