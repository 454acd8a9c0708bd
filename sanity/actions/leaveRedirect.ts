import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentActionComponent, SanityClient } from 'sanity'
import { landingPath } from '../../lib/site/redirects.ts'
import { slugOf } from '../identity.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import { movesTo, undone, type Mutation, type StoredRedirect } from './moves.ts'
import { useRefusal } from './refusal.ts'

const redirectsQuery = /* groq */ `*[_type == "redirect"]`

const pathOf = (page: object | null) => landingPath(slugOf(page))

/** Creates the redirect and updates others; gives the mutations that undo it. */
async function moveRedirects(client: SanityClient, from: string, to: string): Promise<Mutation[]> {
  const redirects = await client.fetch<StoredRedirect[]>(redirectsQuery, {}, { perspective: 'raw', timeout })
  const moves = movesTo(from, to, redirects)
  await client.mutate(moves, { timeout })
  return undone(moves, redirects)
}

const refusals = {
  unsaved:
    'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.',
  changed: 'The page was changed at the same time. Press Publish again.',
} as const

/**
 * Publish for landing pages, after validation: a changed path leaves a redirect, saved first.
 * A page without its redirect would break old links; a redirect from a live page is ignored.
 */
export function leaveRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndLeave: DocumentActionComponent = (props) => {
    const action = publish(props)
    const client = useStudioClient()
    const [isMoving, setIsMoving] = useState(false)
    const refuse = useRefusal()
    const { draft } = props
    const from = pathOf(props.published)
    const to = pathOf(draft)
    const onHandle = action?.onHandle
    const latest = useRef({ draft, onHandle })
    useEffect(() => {
      latest.current = { draft, onHandle }
    })
    const moveAndPublish = useCallback(async () => {
      if (from && to && from !== to) {
        setIsMoving(true)
        const refused = (why: keyof typeof refusals) => {
          setIsMoving(false)
          refuse(refusals[why])
        }
        const undo = await moveRedirects(client, from, to).catch(() => null)
        if (!undo) return refused('unsaved')
        // The draft has changed, so it is not what was validated.
        if (latest.current.draft !== draft) {
          await client.mutate(undo, { timeout }).catch(() => undefined)
          return refused('changed')
        }
        setIsMoving(false)
      }
      latest.current.onHandle?.()
    }, [client, draft, from, to, refuse])

    if (!action) return null
    const press = () => void moveAndPublish()
    if (!isMoving) return { ...action, onHandle: press }
    return { ...action, label: 'Publishing…', disabled: true, onHandle: press }
  }
  return Object.assign(PublishAndLeave, publish)
}
