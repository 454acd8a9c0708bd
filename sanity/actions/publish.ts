import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import type { DocumentActionComponent, DocumentBadgeComponent } from 'sanity'
import { pathsShowing, routes } from '../../lib/site/pages.ts'
import { isVisible, type VisibilityWindow } from '../../lib/site/visibility.ts'
import { slugOf } from '../identity.ts'
import { useVisibility } from '../visibility.ts'

/** Polls the first page that shows a document after Publish, until its ETag changes. */

/** Milliseconds; the last is the limit, because a change may be invisible. */
const pollInterval = 300
const requestTimeout = 2000
const pollTimeout = 10_000

/** Milliseconds until a new page is asked for: a browser logs each 404 as an error. */
const newPageWait = 1500

/** In place of the version of a page that was never published. */
const notFound = '404 not found'

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

/** The first path that shows a document with status 200. */
function firstPath(type: string, document: (object & VisibilityWindow) | null): string | undefined {
  const slug = slugOf(document)
  if (type === 'landingPage') return slug && isVisible(document, Date.now()) ? `/${slug}` : undefined
  return pathsShowing(type).find((path) => path !== routes.notFound)
}

/** True when the page at `path` differs from `before`; false on timeout or abort. */
async function untilChanged(path: string, before: string, signal: AbortSignal): Promise<boolean> {
  const begun = performance.now()
  if (before === notFound) await wait(newPageWait)
  while (performance.now() - begun < pollTimeout && !signal.aborted) {
    await wait(pollInterval)
    const now = await versionOf(path)
    if (now !== undefined && (before === notFound ? !now.startsWith('404') : now !== before)) return true
  }
  return false
}

/** The state at a press of Publish: the published revision, and the version of the page, if any. */
type Press = {
  revision: string | undefined
  page?: { path: string; before: Promise<string | undefined> } | undefined
}

/** By document. The badge takes what the action leaves. */
const presses = new Map<string, Press>()

/**
 * Sanity's Publish, which first notes the page's version. Publishing does not wait for the site.
 */
export function notePress(publish: DocumentActionComponent): DocumentActionComponent {
  const NoteAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const { id } = props
    const path = firstPath(props.type, props.draft ?? props.published)
    const revision = props.published?._rev
    const isNewPage = props.type === 'landingPage' && !props.published
    const onHandle = action?.onHandle
    const noteAndPublish = useCallback(() => {
      const before = isNewPage ? Promise.resolve(notFound) : path && versionOf(path)
      presses.set(id, { revision, page: path && before ? { path, before } : undefined })
      onHandle?.()
    }, [id, isNewPage, onHandle, path, revision])
    return action && { ...action, onHandle: noteAndPublish }
  }
  return Object.assign(NoteAndPublish, publish)
}

/**
 * Beside the button, after Publish: whether visitors see the change. When the site's first response
 * is late, it says nothing. For landing pages it also says when visitors see them.
 */
export const LiveBadge: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const [watch, setWatch] = useState<keyof typeof badges>()
  const { push } = useToast()
  const revision = published?._rev
  const hasDraft = draft !== null
  const isLandingPage = type === 'landingPage'
  const { stage, words } = useVisibility(isLandingPage ? published : {})
  useEffect(() => {
    const press = presses.get(id)
    if (hasDraft || !press || press.revision === revision) return
    presses.delete(id)
    const { page } = press
    if (!page) {
      if (isLandingPage)
        push({ status: 'info', title: `${words}. Visitors do not see it now.`, closable: true })
      return
    }
    const polling = new AbortController()
    const say = (next: typeof watch) => {
      if (!polling.signal.aborted) setWatch(next)
    }
    void (async () => {
      say('polling')
      const before = await page.before
      const changed = before !== undefined && (await untilChanged(page.path, before, polling.signal))
      say(changed ? 'live' : undefined)
    })()
    return () => {
      polling.abort()
      setWatch(undefined)
    }
  }, [id, hasDraft, isLandingPage, push, revision, words])
  if (watch !== undefined && !hasDraft && stage === 'live') return badges[watch]
  return isLandingPage && (draft || published) ? { label: words, color: colours[stage] } : null
}

const colours = { draft: 'warning', scheduled: 'primary', live: 'success', over: 'danger' } as const

const badges = {
  polling: { label: 'On its way…', color: 'warning' },
  live: { label: 'Live on the site', color: 'success' },
} as const
