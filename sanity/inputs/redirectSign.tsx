import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ErrorFilledIcon } from '@sanity/icons/ErrorFilled'
import { useEffect, useState, type ReactNode } from 'react'
import { shareReplay, type Observable } from 'rxjs'
import { useDocumentStore, type DocumentStore } from 'sanity'
import { lostBecause, targetsListen, targetsQuery, type RedirectDraft, type Targets } from '../redirects.ts'
import { liveQuery } from '../studioClient.ts'

// On the icon itself: lists give their icons a colour.
const red = { color: 'var(--card-badge-critical-fg-color, #c3231a)' }

const shared = new WeakMap<DocumentStore, Observable<Targets>>()

/** One live query for all rows of the list. */
function targetsOf(store: DocumentStore): Observable<Targets> {
  const targets =
    shared.get(store) ??
    liveQuery<Targets>(store, { fetch: targetsQuery, listen: targetsListen }).pipe(
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  shared.set(store, targets)
  return targets
}

/** What is published; undefined until it is known. */
export function useTargets(): { targets: Targets; now: number } | undefined {
  const store = useDocumentStore()
  const [known, setKnown] = useState<{ targets: Targets; now: number }>()
  useEffect(() => {
    const listening = targetsOf(store).subscribe((targets) => setKnown({ targets, now: Date.now() }))
    return () => listening.unsubscribe()
  }, [store])
  return known
}

/** An arrow, or a red sign for a redirect that leads nowhere. */
export function RedirectSign(redirect: RedirectDraft): ReactNode {
  const known = useTargets()
  const why = known && lostBecause(redirect, known.targets, known.now)
  if (!why) return <ArrowRightIcon />
  const title = `Leads nowhere: ${why}`
  return (
    <span role="img" aria-label={title} title={title}>
      <ErrorFilledIcon style={red} />
    </span>
  )
}
