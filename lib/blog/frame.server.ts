import type { GetStaticPropsContext } from 'next'
import { publicEnv } from '../env.ts'
import { getBlogPage } from '../sanity/pages.server.ts'
import type { BlogPage } from '../sanity/pages.ts'
import { keepAnswer, keptAnswer } from './kept.server.ts'
import { building, ifInTime } from './patience.server.ts'

/** What a post, which has no document in the Studio, takes from there: what stands around every page. */
export type Frame = Pick<BlogPage, 'settings' | 'year' | 'draft'>

const frameName = `frame of ${JSON.stringify(publicEnv.sanity)}`

async function askForFrame(path: string): Promise<Frame> {
  const { settings, year } = await getBlogPage(path)
  const frame = { settings, year }
  await keepAnswer(frameName, frame)
  return frame
}

/**
 * The frame of a post. Posts are generated while visitors wait, so one that nobody has asked for yet must not depend on the
 * content lake's good day: in trouble the last good frame serves. A publish is about the new one and takes no other.
 * @throws {ContentUnavailableError} when the lake cannot be read and nothing is kept, or at build, after a publish and for a draft
 */
export async function getFrame(
  path: string,
  context: Pick<GetStaticPropsContext, 'revalidateReason' | 'draftMode' | 'previewData'> = {},
): Promise<Frame> {
  if (context.draftMode) {
    // Live as on every other page: an editor who walks through the preview would otherwise be cut off from the Studio here.
    const { settings, year, draft } = await getBlogPage(path, context)
    return { settings, year, ...(draft ? { draft } : {}) }
  }
  const asked = askForFrame(path)
  if (building || context.revalidateReason === 'on-demand') return asked
  const timely = await ifInTime(asked.catch(() => undefined))
  return timely ?? (await keptAnswer<Frame>(frameName))?.answer ?? asked
}
