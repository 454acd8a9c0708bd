import type { GetStaticPropsContext } from 'next'
import { isBuild } from '../../util/process.server.ts'
import { contentCache } from './cache.server.ts'
import { getPage } from './getPage.server.ts'
import type { BlogPage } from './pageTypes.ts'

/** What the layout around a post shows. */
export type LayoutContent = Pick<BlogPage, 'settings' | 'year' | 'nextChange' | 'draft'>

/** Milliseconds; a visitor waits. */
const waitFor = 1_000

/** For a post, stale only for visitors. @throws {ContentUnavailableError} without any */
export async function getLayoutContent(
  path: string,
  context: Pick<GetStaticPropsContext, 'revalidateReason' | 'draftMode' | 'previewData'> = {},
): Promise<LayoutContent> {
  if (context.draftMode) {
    const { settings, year, nextChange, draft } = await getPage('blogPage', context, path)
    return { settings, year, nextChange, ...(draft ? { draft } : {}) }
  }
  const load = async (): Promise<LayoutContent> => {
    const { settings, year, nextChange } = await getPage('blogPage', {}, path)
    return { settings, year, nextChange }
  }
  const allowStale = !isBuild && context.revalidateReason !== 'on-demand'
  return contentCache.load('the layout of posts', load, { waitFor, allowStale })
}
