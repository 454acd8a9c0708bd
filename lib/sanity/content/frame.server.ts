import type { GetStaticPropsContext } from 'next'
import { isBuild } from '../../util/process.server.ts'
import { contentCache } from './cache.server.ts'
import { getPage } from './getPage.server.ts'
import type { BlogPage } from './pageTypes.ts'

/** What a post takes from the Studio. */
export type Frame = Pick<BlogPage, 'settings' | 'year' | 'draft'>

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
    const { settings, year } = await getPage('blogPage', {}, path)
    return { settings, year }
  }
  const allowStale = !isBuild && context.revalidateReason !== 'on-demand'
  return contentCache.load('the frame of posts', load, { waitFor, allowStale })
}
