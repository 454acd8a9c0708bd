import type { ClientPerspective } from '@sanity/client'
import type { GetStaticPropsContext } from 'next'
import { currentCaller } from '../../util/caller.server.ts'
import { isObject } from '../../util/isObject.ts'
import { processWide } from '../../util/process.server.ts'
import { RateLimit } from '../../util/rateLimit.server.ts'
import { PreviewEndedError, PreviewLimitError, type SharedPreview } from './ended.ts'
import { editorViewOf } from './editor.server.ts'
import { findShare } from './share.server.ts'

export type PreviewContext = Pick<GetStaticPropsContext, 'draftMode' | 'previewData'>

/** What a request may see of a page: a shared preview only the draft of `document`. */
export type View =
  | { kind: 'published' }
  | { kind: 'drafts'; perspective: ClientPerspective; until: number }
  | { kind: 'shared'; document: string; until: number }

/** Each view in draft mode costs an uncached query. */
const views = processWide('views of drafts', () => new RateLimit(60, 1, 'views of drafts'))

/**
 * The view of the page at `path`. A shared preview is looked up each time, so that it can be ended.
 * Draft mode without a perspective or a link is the published page, at its scheduled times.
 * @throws {PreviewEndedError}, PreviewLimitError and ContentUnavailableError
 */
export async function viewOf({ draftMode, previewData }: PreviewContext, path: string): Promise<View> {
  if (!draftMode) return { kind: 'published' }
  const caller = currentCaller()
  if (caller !== undefined && !views.take(caller)) throw new PreviewLimitError()
  const shared = sharedPreviewOf(previewData)
  if (!shared) {
    const view = editorViewOf(previewData)
    return view ? { kind: 'drafts', ...view } : { kind: 'published' }
  }
  if (shared.path !== path) return { kind: 'published' }
  const share = await findShare(shared.share)
  if (!share?.paths.includes(path)) throw new PreviewEndedError(shared)
  return { kind: 'shared', document: share.document, until: share.until }
}

function sharedPreviewOf(previewData: unknown): SharedPreview | undefined {
  if (!isObject(previewData) || typeof previewData.share !== 'string') return undefined
  return { share: previewData.share, path: String(previewData.path) }
}
