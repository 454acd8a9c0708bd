import type { GetStaticPropsContext } from 'next'
import { isBuild } from '../../util/process.server.ts'
import { contentCache } from './cache.server.ts'
import { getPage } from './getPage.server.ts'
import type { BlogPage } from './pageTypes.ts'

/** What a post takes from the Studio. */
export type Frame = Pick<BlogPage, 'settings' | 'year' | 'nextChange' | 'draft'>

/** Milliseconds; a visitor waits. */
const waitFor = 1_000

/** The frame of a post, stale only for visitors. @throws {ContentUnavailableError} without one */
export async function getFrame(
  path: string,
  context: Pick<GetStaticPropsContext, 'revalidateReason' | 'draftMode' | 'previewData'> = {},
): Promise<Frame> {
  if (context.draftMode) {
    const { settings, year, draft } = await getPage('blogPage', context, path)
    return { settings, year, ...(draft ? { draft } : {}) }
  }
  const load = async (): Promise<Frame> => {
    const { settings, year, nextChange } = await getPage('blogPage', {}, path)
    return { settings, year, ...(nextChange !== undefined && { nextChange }) }
  }
  const allowStale = !isBuild && context.revalidateReason !== 'on-demand'
  const frame = await contentCache.load('the frame of posts', load, { waitFor, allowStale })
  if (frame.nextChange === undefined || Date.now() < frame.nextChange) return frame
  // A stale one, and the lake is down: its announcement may be over.
  return { settings: { ...frame.settings, announcement: null }, year: frame.year }
}
