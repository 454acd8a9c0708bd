import { getPublishedId } from '@sanity/client/csm'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { BehaviorSubject, filter, firstValueFrom, merge, timeout } from 'rxjs'
import { useDocumentStore, type DocumentActionComponent, type DocumentActionProps } from 'sanity'
import { useRefusal } from './refusal.ts'

/** Milliseconds until a publish must be confirmed. */
const limit = 10_000

const unconfirmed = 'Publishing took too long. If the draft is still there in a moment, press Publish again.'

/** The document that is being published, by its published id. */
const publishing = new BehaviorSubject<string | undefined>(undefined)

function onPublishing(listener: () => void): () => void {
  const changes = publishing.subscribe(listener)
  return () => changes.unsubscribe()
}

/** Why nothing was published, for the editor. */
export class NotPublishedError extends Error {}

/** Gives what is to be done in a locked form before its publish. It may throw a refusal. */
export type UseBefore = (props: DocumentActionProps) => () => Promise<void>

const nothing = async () => undefined

/**
 * Sanity's Publish, which locks the form until the draft is gone. An edit meanwhile would cancel
 * the publish without a word, or crash the Studio: sanity-io/sanity #7260.
 */
export function lockForm(
  publish: DocumentActionComponent,
  useBefore: UseBefore = () => nothing,
): DocumentActionComponent {
  const LockAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const { id, type } = props
    const { pair } = useDocumentStore()
    const refuse = useRefusal()
    const [isPublishing, setIsPublishing] = useState(false)
    const before = useBefore(props)
    const latest = useRef(action?.onHandle)
    useEffect(() => {
      latest.current = action?.onHandle
    })
    const lockAndPublish = useCallback(async () => {
      const gone = pair.editState(id, type).pipe(filter(({ draft }) => !draft))
      // Sanity says why.
      const failed = pair
        .operationEvents(id, type)
        .pipe(filter(({ op, type }) => op === 'publish' && type === 'error'))
      publishing.next(id)
      setIsPublishing(true)
      try {
        const isOver = firstValueFrom(merge(gone, failed).pipe(timeout(limit)))
        const begin = async () => {
          await before()
          latest.current?.()
        }
        await Promise.all([isOver, begin()])
      } catch (error) {
        refuse(error instanceof NotPublishedError ? error.message : unconfirmed)
      }
      if (publishing.value === id) publishing.next(undefined)
      setIsPublishing(false)
    }, [before, id, pair, refuse, type])

    if (!action) return null
    const onHandle = () => void lockAndPublish()
    return { ...action, onHandle, ...(isPublishing && { label: 'Publishing…', disabled: true }) }
  }
  return Object.assign(LockAndPublish, publish)
}

/** Most publishes are over before a form turns pale. */
const locked = { opacity: 0.6, transition: 'opacity 0.2s 0.4s' }

/** A form that cannot be edited while its document is being published. It gets its focus back. */
export function LockedForm({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const [form, setForm] = useState<HTMLElement | null>(null)
  const isLocked = useSyncExternalStore(onPublishing, () => publishing.value === getPublishedId(id))
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isLocked || !(focused instanceof HTMLElement) || !form?.contains(focused)) return
    return () => focused.focus({ preventScroll: true })
  }, [form, isLocked])
  return (
    <div ref={setForm} inert={isLocked} style={isLocked ? locked : undefined}>
      {children}
    </div>
  )
}
