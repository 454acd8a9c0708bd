import { isShareKey, pathsOfDocument, shareId } from '../../site/share.ts'
import { isObject } from '../../util/isObject.ts'
import { currentTime } from '../../util/redis.server.ts'
import { fetchUnmarkedDraft } from '../content/client.server.ts'

/** A link to a document's draft: the paths of its page today, and its end in milliseconds. */
export type Share = { document: string; paths: readonly string[]; until: number }

const shareQuery = /* groq */ `*[_id == $id][0]{
  document, until, "slug": *[_type == "landingPage" && _id == ^.document][0].slug.current
}`

/** The link with this key; undefined once it has ended. @throws {ContentUnavailableError} */
export async function findShare(key: unknown): Promise<Share | undefined> {
  if (!isShareKey(key)) return undefined
  const found = await fetchUnmarkedDraft(shareQuery, 'drafts', { id: shareId(key) })
  if (!isObject(found)) return undefined
  const until = Date.parse(String(found.until))
  if (typeof found.document !== 'string' || !((await currentTime()) < until)) return undefined
  return {
    document: found.document,
    paths: pathsOfDocument(found.document, typeof found.slug === 'string' ? found.slug : undefined),
    until,
  }
}
