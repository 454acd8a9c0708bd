import { useCallback, useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription } from 'sanity'
import { shownOn } from '../lib/shownOn.ts'

/**
 * Publish, and then say when visitors see it: the first page that shows the document is asked for until it has changed. The site answers
 * with an `ETag`, which is another one as soon as the page was made anew.
 */

/** Milliseconds between two looks, and after which we stop looking: a change that no visitor can see changes no page. */
const lookEvery = 300
const lookFor = 10_000

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

async function stampOf(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store' })
    return answer.headers.get('etag')
  } catch {
    return null
  }
}

/** The path at which a document is seen first, if it has one. */
function firstPath(type: string, document: object | null): string | undefined {
  const slug = (document as { slug?: { current?: string } } | null)?.slug?.current
  if (type === 'landingPage') return slug && `/${slug}`
  return shownOn[type]?.[0]
}

/** True as soon as the page at `path` is another one than `before`; false if it stayed as it was. */
async function untilChanged(path: string, before: string | null): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < lookFor) {
    await wait(lookEvery)
    const now = await stampOf(path)
    if (now !== null && now !== before) return true
  }
  return false
}

/** Where a publish is: nobody looks, the site is being looked at, or visitors see it. */
type Watch = 'idle' | 'looking' | 'live'

/** Sanity's publish button. Once there is nothing left to publish, it says whether visitors see it yet. */
export function sayWhenLive(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndSay: DocumentActionComponent = (props) => {
    const action = publish(props) as DocumentActionDescription | null
    const [watch, setWatch] = useState<Watch>('idle')
    const path = firstPath(props.type, props.draft ?? props.published)
    const onHandle = action?.onHandle
    const publishAndLook = useCallback(() => {
      void (async () => {
        const before = path === undefined ? null : await stampOf(path)
        onHandle?.()
        if (path === undefined) return
        setWatch('looking')
        setWatch((await untilChanged(path, before)) ? 'live' : 'idle')
      })()
    }, [onHandle, path])
    if (!action) return null
    const label = action.disabled && watch !== 'idle' ? words[watch] : action.label
    return { ...action, label, onHandle: publishAndLook }
  }
  return Object.assign(PublishAndSay, publish)
}

const words = { looking: 'On its way…', live: 'Live on the site' } as const
