import type { SanityClient, SanityDocument, Transaction } from '@sanity/client'

/**
 * A change could once wait for its time in a document of its own. A link to a draft
 * was a document, too. Neither means anything now.
 */

/** `at` is an ISO string, and `content` the document that waits. */
type Waiting = SanityDocument & { at: string; content: SanityDocument }

/** What did not wait: the slug and times of a page, and a place in a list. */
const fieldsAtOnce = ['slug', 'visibleFrom', 'visibleUntil', 'afterEnd', 'orderRank']

/**
 * Publishes what visitors saw already, makes a draft of all else that waits, and deletes the links.
 * What waits stays where there is a draft: discard or publish that, and run this again.
 * @returns a line for each document
 */
export async function endWaiting(lake: SanityClient, now: number): Promise<string[]> {
  const all = lake.withConfig({ perspective: 'raw' })
  const waiting = await all.fetch<Waiting[]>('*[_type == "nextVersion"]')
  const lines: string[] = []
  for (const version of waiting) lines.push(await endOne(all, version, now))
  const links = await all.fetch<number>('count(*[_type == "share"])')
  if (links > 0) await all.delete({ query: '*[_type == "share"]' })
  return [...lines, `Links to drafts: ${links} deleted.`]
}

async function endOne(lake: SanityClient, version: Waiting, now: number): Promise<string> {
  const { _id, _type } = version.content
  const [published, draft] = await lake.getDocuments([_id, `drafts.${_id}`])
  const name = `${_type} "${_id}"`
  const content = caughtUp(version.content, published)
  if (published && Date.parse(version.at) <= now) {
    await commit(lake, version, lake.transaction().createOrReplace({ ...content, _id }))
    return `${name}: published, as visitors saw it since ${version.at}.`
  }
  if (draft) return `${name}: NOT MOVED, there is a draft besides. It waits in "${version._id}".`
  await commit(lake, version, lake.transaction().create({ ...content, _id: `drafts.${_id}` }))
  return `${name}: a draft again. It waited for ${version.at}.`
}

function caughtUp(
  { _rev, _updatedAt, ...content }: SanityDocument,
  published: SanityDocument | null | undefined,
) {
  if (!published) return content
  const atOnce = Object.fromEntries(fieldsAtOnce.map((name) => [name, published[name] as unknown]))
  return { ...content, ...atOnce }
}

/** Nothing happens if somebody changed it meanwhile. */
const commit = (lake: SanityClient, { _id, _rev }: Waiting, transaction: Transaction) =>
  transaction
    .patch(_id, { ifRevisionID: _rev, set: { isMoved: true } })
    .delete(_id)
    .commit()
