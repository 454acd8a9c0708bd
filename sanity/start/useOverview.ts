import { useEffect, useRef, useState } from 'react'
import { useDocumentStore, type SanityClient } from 'sanity'
import { addressTypes, listTypes, pageTypes } from '../schemas/index.ts'
import { siteSettings } from '../schemas/pages/siteSettings.ts'
import { liveQuery, useStudioClient } from '../studioClient.ts'
import { fetchDeleted, fetchTransactions, lastChanges, type Deleted, type LastChange } from './history.ts'

/** What the start page lists, live. */

/** A document, or its draft. */
export type Entry = { _id: string; _type: string; _updatedAt: string; slug: string | null; isNew: boolean }

type Overview = { drafts: Entry[]; edited: Entry[] }

/** `isDown` with an overview: it may be outdated. */
type State = { overview: Overview | undefined; isDown: boolean }

const types = [...pageTypes, siteSettings, ...listTypes, ...addressTypes].map(({ name }) => name)

const listen = /* groq */ `*[_type in $types]`

/** The lists, by the time of the last change. */
const overviewQuery = /* groq */ `{
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) {
    _id, _type, _updatedAt, "slug": slug.current,
    "isNew": count(*[_id == string::split(^._id, "drafts.")[1]]) == 0
  },
  "edited": *[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(_updatedAt desc) [0...6] { _id, _type, _updatedAt, "slug": slug.current, "isNew": false }
}`

export function useOverview(): State {
  const store = useDocumentStore()
  const [state, setState] = useState<State>({ overview: undefined, isDown: false })
  useEffect(() => {
    const query = { fetch: overviewQuery, listen }
    const onError = () => setState((before) => ({ ...before, isDown: true }))
    const results = liveQuery<Overview>(store, query, { types }, { tag: 'start.overview' }, onError)
    const listening = results.subscribe((overview) => setState({ overview, isDown: false }))
    return () => listening.unsubscribe()
  }, [store])
  return state
}

/** Undefined while loading, null where the lake tells no history. */
type HistoryOverview = { changes: Map<string, LastChange>; deleted: Deleted[] } | null | undefined

async function fetchHistory(client: SanityClient): Promise<HistoryOverview> {
  try {
    const changes = lastChanges(await fetchTransactions(client))
    return { changes, deleted: await fetchDeleted(client, changes, types) }
  } catch {
    return null
  }
}

/** Milliseconds: somebody who types changes the overview every second. */
const historyDelay = 2000

/** Read anew after each change of `overview`. */
export function useHistory(overview: Overview | undefined): HistoryOverview {
  const client = useStudioClient()
  const [history, setHistory] = useState<HistoryOverview>()
  const hasRead = useRef(false)
  useEffect(() => {
    if (!overview) return
    let isLatest = true
    const read = () => {
      hasRead.current = true
      void fetchHistory(client).then((next) => {
        if (isLatest) setHistory(next)
      })
    }
    const timer = setTimeout(read, hasRead.current ? historyDelay : 0)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [client, overview])
  return history
}
