import { useEffect, useState } from 'react'
import { useDocumentStore, type SanityClient, type SanityDocument } from 'sanity'
import { fieldsAtOnce, nextVersionId, nextVersionType } from '../lib/site/nextVersion.ts'
import { liveQuery, timeout } from './studioClient.ts'

/** A document's next version in the Studio: it waits, comes back as a draft, or is published. */

/** What the lake holds of it. */
export type NextVersion = { _id: string; _rev: string; at: string; content: SanityDocument }

const within = () => ({ signal: AbortSignal.timeout(timeout) })

/** The next version of a document, live: null for none, undefined until the lake tells. */
export function useNextVersion(id: string): NextVersion | null | undefined {
  const store = useDocumentStore()
  const [found, setFound] = useState<{ id: string; version: NextVersion | null }>()
  useEffect(() => {
    const query = { fetch: '*[_id == $id][0]', listen: '*[_id == $id]' }
    const options = { tag: 'next-version' }
    const versions = liveQuery<NextVersion | null>(store, query, { id: nextVersionId(id) }, options)
    const listening = versions.subscribe((version) => setFound({ id, version }))
    return () => listening.unsubscribe()
  }, [id, store])
  return found?.id === id ? found.version : undefined
}

/** A document as `_id`, without what the lake writes itself. */
function as(_id: string, { _rev, _updatedAt, ...document }: SanityDocument): SanityDocument {
  return { ...document, _id } as SanityDocument
}

/** The draft waits until `at`, in milliseconds. */
export const waitUntil = (client: SanityClient, id: string, draft: SanityDocument, at: number) =>
  client.mutate(
    [
      {
        create: {
          _id: nextVersionId(id),
          _type: nextVersionType,
          at: new Date(at).toISOString(),
          content: as(id, draft),
        },
      },
      { delete: { id: `drafts.${id}` } },
    ],
    within(),
  )

/** The content with what the published document has changed at once since. */
const caughtUp = (content: SanityDocument, published: SanityDocument): SanityDocument => ({
  ...content,
  ...Object.fromEntries(fieldsAtOnce.map((name) => [name, published[name]])),
})

const publishedOf = (client: SanityClient, { content }: NextVersion) =>
  client.getDocument<SanityDocument>(content._id, within())

/** It becomes the draft again. Rejects while there is another draft. */
export async function takeBack(client: SanityClient, version: NextVersion): Promise<void> {
  const { _id, content } = version
  const published = await publishedOf(client, version)
  const draft = as(`drafts.${content._id}`, published ? caughtUp(content, published) : content)
  await client.mutate([{ create: draft }, { delete: { id: _id } }], within())
}

/**
 * Publishes what visitors see already, so that the form shows it, too. Does nothing once the
 * document has left the site.
 */
export async function settle(client: SanityClient, version: NextVersion): Promise<void> {
  const { _id, _rev, content } = version
  const published = await publishedOf(client, version)
  if (!published) return
  await client.mutate(
    [
      // Nobody may have taken it back meanwhile, or the document off the site.
      { patch: { id: _id, ifRevisionID: _rev, set: { settled: true } } },
      { patch: { id: content._id, ifRevisionID: published._rev, set: { settled: true } } },
      { createOrReplace: as(content._id, caughtUp(content, published)) },
      { delete: { id: _id } },
    ],
    within(),
  )
}

const dueQuery = /* groq */ `*[_type == "${nextVersionType}" && dateTime(at) <= dateTime(now())]`

/** The same for all that are due. Nothing is lost when it fails: visitors see them anyway. */
export async function settleDue(client: SanityClient): Promise<void> {
  const due = await client.fetch<NextVersion[]>(dueQuery, {}, { perspective: 'raw', ...within() })
  await Promise.allSettled(due.map((version) => settle(client, version)))
}
