import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { movesTo } from './moves.ts'
import type { StoredRedirect } from './moves.ts'

/** Milliseconds that the content lake may take, before the editor is told that nothing was published. */
const timeout = 10_000

const redirectsQuery = /* groq */ `*[_type == "redirect"]{ _id, from, to }`

function pathOf(page: object | null): string | undefined {
  const slug = (page as { slug?: { current?: string } } | null)?.slug?.current
  return slug && `/${slug}`
}

/**
 * Sanity's publish button for landing pages. A page that visitors know by another address leaves a redirect there, in one transaction with what
 * else has to follow the page. That comes first: a page without its redirect would be a dead link for whoever kept the old address, while a
 * redirect from where the page still stands is not used.
 */
export function leaveRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndLeave: DocumentActionComponent = (props) => {
    const action = publish(props)
    const client = useClient({ apiVersion: '2026-03-01' })
    const [failed, setFailed] = useState(false)
    const from = pathOf(props.published)
    const to = pathOf(props.draft)
    const onHandle = action?.onHandle
    const moveAndPublish = useCallback(() => {
      void (async () => {
        if (from && to && from !== to) {
          try {
            const redirects = await client.fetch<StoredRedirect[]>(
              redirectsQuery,
              {},
              { perspective: 'raw', timeout },
            )
            await client.mutate(movesTo(from, to, redirects), { timeout })
          } catch {
            setFailed(true)
            return
          }
        }
        onHandle?.()
      })()
    }, [client, from, to, onHandle])
    if (!action) return null
    const dialog = {
      type: 'dialog' as const,
      header: 'Not published',
      content:
        'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.',
      onClose: () => setFailed(false),
    }
    return { ...action, onHandle: moveAndPublish, ...(failed && { dialog }) }
  }
  return Object.assign(PublishAndLeave, publish)
}
