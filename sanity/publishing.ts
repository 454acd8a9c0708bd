import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription } from 'sanity'
import { shownOn } from '../lib/shownOn.ts'
import { slugOf } from './identity.ts'

/**
 * Publish, and then say when visitors see it: the first page that shows the document is asked for until it has changed. The site answers
 * with an `ETag`, which is another one as soon as the page was made anew.
 */

/** Milliseconds between two looks, for one look, and after which we stop looking: a change that no visitor can see changes no page. */
const lookEvery = 300
const lookTimeout = 2000
const lookFor = 10_000

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** What tells the page at `path` from an earlier one, or from none; undefined if the site does not say, or not in time. */
async function stampOf(path: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(lookTimeout)
    const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal })
    return answer.status < 500 ? `${answer.status} ${answer.headers.get('etag')}` : undefined
  } catch {
    return undefined
  }
}

/** The path at which a document is seen first, if it has one. */
function firstPath(type: string, document: object | null): string | undefined {
  const slug = slugOf(document)
  if (type === 'landingPage') return slug && `/${slug}`
  return shownOn[type]?.[0]
}

/** True as soon as the page at `path` is another one than `before`; false if it stayed as it was, or nobody asks any longer. */
async function untilChanged(path: string, before: string, signal: AbortSignal): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < lookFor && !signal.aborted) {
    await wait(lookEvery)
    const now = await stampOf(path)
    if (now !== undefined && now !== before) return true
  }
  return false
}

/** Publish was pressed: at which revision of what visitors see, and what their page was then. */
type Press = { revision: string | undefined; path: string; before: Promise<string | undefined> }

/** Where a publish is: nobody looks, the site is being looked at, or visitors see it. */
type Watch = 'idle' | 'looking' | 'live'

/**
 * Sanity's publish button. Once the draft is published, and until there is another, it says whether visitors see it yet. A press is handed on
 * at once: a site that is slow or away holds up nothing. So the page may be made anew before the site has said what it was; then the button
 * says nothing.
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
    const publishAndLook = useCallback(() => {
      pressed.current = path === undefined ? undefined : { revision, path, before: stampOf(path) }
      onHandle?.()
    }, [onHandle, path, revision])
    useEffect(() => {
      const press = pressed.current
      if (hasDraft || !press || press.revision === revision) return
      pressed.current = undefined
      const looking = new AbortController()
      const say = (next: Watch) => {
        if (!looking.signal.aborted) setWatch(next)
      }
      void (async () => {
        say('looking')
        const before = await press.before
        const changed = before !== undefined && (await untilChanged(press.path, before, looking.signal))
        say(changed ? 'live' : 'idle')
      })()
      return () => {
        looking.abort()
        setWatch('idle')
      }
    }, [hasDraft, revision])
    if (!action) return null
    const label = !hasDraft && watch !== 'idle' ? words[watch] : action.label
    return { ...action, label, onHandle: publishAndLook }
  }
  return Object.assign(PublishAndSay, publish)
}

const words = { looking: 'On its way…', live: 'Live on the site' } as const
