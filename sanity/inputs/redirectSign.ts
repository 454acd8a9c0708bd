import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ErrorFilledIcon } from '@sanity/icons/ErrorFilled'
import { createElement as h, useEffect, useState, type ReactNode } from 'react'
import { shareReplay, type Observable } from 'rxjs'
import { useDocumentStore, type DocumentStore } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'
import { keepAsking } from '../presentation/retrying.ts'
import { lostBecause, waysListen, waysQuery, type RedirectDraft, type Ways } from '../redirects.ts'

// On the icon itself: lists give their icons a colour.
const red = { color: 'var(--card-badge-critical-fg-color, #c3231a)' }

const shared = new WeakMap<DocumentStore, Observable<Ways>>()

/** One live query for all rows of the list. */
function waysOf(store: DocumentStore): Observable<Ways> {
  const { apiVersion } = publicEnv.sanity
  const ways =
    shared.get(store) ??
    (
      keepAsking(() =>
        store.listenQuery({ fetch: waysQuery, listen: waysListen }, {}, { apiVersion, perspective: 'raw' }),
      ) as Observable<Ways>
    ).pipe(shareReplay({ bufferSize: 1, refCount: true }))
  shared.set(store, ways)
  return ways
}

/** An arrow, or a red sign for a redirect that leads nowhere. */
export function RedirectSign(redirect: RedirectDraft): ReactNode {
  const store = useDocumentStore()
  const [known, setKnown] = useState<{ ways: Ways; now: number }>()
  useEffect(() => {
    const listening = waysOf(store).subscribe((ways) => setKnown({ ways, now: Date.now() }))
    return () => listening.unsubscribe()
  }, [store])
  const why = known && lostBecause(redirect, known.ways, known.now)
  if (!why) return h(ArrowRightIcon)
  const title = `Leads nowhere: ${why}`
  return h('span', { role: 'img', 'aria-label': title, title }, h(ErrorFilledIcon, { style: red }))
}
