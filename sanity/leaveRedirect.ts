import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { DocumentActionComponent, SanityClient } from 'sanity'
import { landingPath } from '../lib/addresses.ts'
import { publicEnv } from '../lib/env.ts'
import { slugOf } from './identity.ts'
import { movesTo, undone } from './moves.ts'
import type { Mutation, StoredRedirect } from './moves.ts'
import { useRefusal } from './refusal.ts'

/** Milliseconds that the content lake may take, before the editor is told that nothing was published. */
const timeout = 10_000

const redirectsQuery = /* groq */ `*[_type == "redirect"]`

/** The address at which the site serves a landing page; undefined for one that no visitor can know. */
const pathOf = (page: object | null) => landingPath(slugOf(page))

/** Leaves a redirect from the one address to the other, and what else has to follow the page. Gives the mutations that undo it. */
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
 * Sanity's publish button for landing pages, of which the rules have passed the draft (`checking.ts`). A page that visitors know by another
 * address leaves a redirect there, in one transaction with what else has to follow the page. That comes first: a page without its redirect would
 * be a dead link for whoever kept the old address, while a redirect from where the page still stands is not used.
 */
export function leaveRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndLeave: DocumentActionComponent = (props) => {
    const action = publish(props)
    const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
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
        const wayBack = await moveRedirects(client, from, to).catch(() => null)
        if (!wayBack) return refused('unsaved')
        // Sanity publishes what it has by now: with another key typed meanwhile, that is no longer what the rules have passed.
        if (latest.current.draft !== draft) {
          await client.mutate(wayBack, { timeout }).catch(() => undefined)
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
