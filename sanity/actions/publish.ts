import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription } from 'sanity'
import { pathsShowing } from '../../lib/site/pages.ts'
import { slugOf } from '../identity.ts'

/** Polls the first page that shows a document after Publish, until its ETag changes. */

/** Milliseconds; the last is the limit, because a change may be invisible. */
const pollInterval = 300
const requestTimeout = 2000
const pollTimeout = 10_000

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Status and ETag of a page; undefined on a server error or timeout. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeout)
    const response = await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal })
    return response.status < 500 ? `${response.status} ${response.headers.get('etag')}` : undefined
  } catch {
    return undefined
  }
}

/** The first path that shows a document. */
function firstPath(type: string, document: object | null): string | undefined {
  const slug = slugOf(document)
  if (type === 'landingPage') return slug && `/${slug}`
  return pathsShowing(type)[0]
}

/** True when the page at `path` differs from `before`; false on timeout or abort. */
async function untilChanged(path: string, before: string, signal: AbortSignal): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < pollTimeout && !signal.aborted) {
    await wait(pollInterval)
    const now = await versionOf(path)
    if (now !== undefined && now !== before) return true
  }
  return false
}

/** The state at a press of Publish: the published revision, and the page's version. */
type Press = { revision: string | undefined; path: string; before: Promise<string | undefined> }

type Watch = 'idle' | 'polling' | 'live'

/**
 * Sanity's Publish; after it, the label says whether visitors see the change.
 * Publishing does not wait for the site: when its first response is late, the label says nothing.
 */
export function sayWhenLive(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndSay: DocumentActionComponent = (props) => {
    const action = publish(props) as DocumentActionDescription | null
    const [watch, setWatch] = useState<Watch>('idle')
    const pressed = useRef<Press>(undefined)
    const path = firstPath(props.type, props.draft ?? props.published)
    const revision = props.published?._rev
    const hasDraft = props.draft !== null
    const onHandle = action?.onHandle
    const publishAndPoll = useCallback(() => {
      pressed.current = path === undefined ? undefined : { revision, path, before: versionOf(path) }
      onHandle?.()
    }, [onHandle, path, revision])
    useEffect(() => {
      const press = pressed.current
      if (hasDraft || !press || press.revision === revision) return
      pressed.current = undefined
      const polling = new AbortController()
      const say = (next: Watch) => {
        if (!polling.signal.aborted) setWatch(next)
      }
      void (async () => {
        say('polling')
        const before = await press.before
        const changed = before !== undefined && (await untilChanged(press.path, before, polling.signal))
        say(changed ? 'live' : 'idle')
      })()
      return () => {
        polling.abort()
        setWatch('idle')
      }
    }, [hasDraft, revision])
    if (!action) return null
    const label = !hasDraft && watch !== 'idle' ? words[watch] : action.label
    return { ...action, label, onHandle: publishAndPoll }
  }
  return Object.assign(PublishAndSay, publish)
}

const words = { polling: 'On its way…', live: 'Live on the site' } as const
