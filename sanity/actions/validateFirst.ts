import { useCallback, useEffect, useRef, useState } from 'react'
import { BehaviorSubject, combineLatest, filter, firstValueFrom, fromEvent, takeUntil } from 'rxjs'
import {
  useDocumentOperation,
  useDocumentStore,
  useTranslation,
  useWorkspace,
  validateDocument,
  type DocumentActionComponent,
} from 'sanity'
import { timeout } from '../studioClient.ts'
import { useRefusal } from './refusal.ts'

/**
 * Milliseconds without an edit before a publish. Sanity saves once a second while somebody types,
 * and a save that begins during a publish cancels it, without a word.
 */
const quiet = 1050

/** Milliseconds after an edit in which Sanity validates the form. */
const validation = 2000

let framesUntil = 0

/**
 * Requests frames for so many milliseconds. Sanity validates in idle time, which Chrome at times
 * gives only after a frame. A page at rest was then validated seconds late, and Publish timed out.
 */
function requestFrames(milliseconds: number): void {
  const isRunning = performance.now() < framesUntil
  framesUntil = Math.max(framesUntil, performance.now() + milliseconds)
  if (isRunning) return
  const next = () => {
    if (performance.now() < framesUntil) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** What editors wrote: each save gives a draft another revision. */
const contentOf = (draft: object | null) =>
  JSON.stringify(draft, (key, value: unknown) => (key === '_rev' || key === '_updatedAt' ? undefined : value))

const refusals = {
  invalid:
    'Something in the form is missing or not allowed: press the red sign above it. Nothing has changed.',
  unchecked: 'What is written could not be checked. Nothing has changed; try again in a moment.',
} as const

/** Publish after saving and validating the draft. Sanity's own may use an outdated validation. */
export function checkFirst(publish: DocumentActionComponent): DocumentActionComponent {
  const CheckAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const { id, type, draft } = props
    const workspace = useWorkspace()
    const { pair } = useDocumentStore()
    const { commit } = useDocumentOperation(id, type)
    const { t } = useTranslation('structure')
    const [isChecking, setIsChecking] = useState(false)
    const refuse = useRefusal()
    // What is rendered may be older than what was typed and stored.
    const [rendered] = useState(() => new BehaviorSubject({ draft, onHandle: action?.onHandle }))
    useEffect(() => rendered.next({ draft, onHandle: action?.onHandle }))
    const editedAt = useRef(-quiet)
    useEffect(() => {
      const edits = pair.operationEvents(id, type).pipe(filter(({ op }) => op === 'patch'))
      const listener = edits.subscribe(() => {
        editedAt.current = performance.now()
        requestFrames(validation)
      })
      return () => listener.unsubscribe()
    }, [id, pair, type])
    const isPressed = useRef(false)

    /** False when an editor has published or discarded the draft meanwhile. */
    const isValid = useCallback(async () => {
      requestFrames(timeout)
      const signal = AbortSignal.timeout(timeout)
      const stored = combineLatest([pair.consistencyStatus(id, type), pair.editState(id, type), rendered])
      const saved = stored.pipe(
        filter(([isSaved, { draft }, shown]) => isSaved && draft === shown.draft),
        takeUntil(fromEvent(signal, 'abort')),
      )
      for (;;) {
        if (!commit.disabled) commit.execute()
        const [, { draft }] = await firstValueFrom(saved)
        if (!draft) return false
        const markers = await validateDocument({ document: draft, workspace, signal })
        const isInvalid = markers.some(({ level }) => level === 'error')
        if (!isInvalid) await wait(editedAt.current + quiet - performance.now())
        const [isSaved, now] = await firstValueFrom(stored)
        if (!isSaved || contentOf(now.draft) !== contentOf(draft)) continue
        if (isInvalid) refuse(refusals.invalid)
        return !isInvalid
      }
    }, [commit, id, pair, refuse, rendered, type, workspace])
    const press = useCallback(async () => {
      if (isPressed.current) return
      isPressed.current = true
      setIsChecking(true)
      const isPublishable = await isValid().catch(() => {
        refuse(refusals.unchecked)
        return false
      })
      isPressed.current = false
      setIsChecking(false)
      if (isPublishable) rendered.value.onHandle?.()
    }, [isValid, refuse, rendered])

    if (!action) return null
    const onHandle = () => void press()
    if (isChecking) return { ...action, label: 'Checking…', disabled: true, onHandle }
    // Sanity says so for four seconds after a publish, also of what is typed meanwhile.
    const isOutdated = draft !== null && action.label === t('action.publish.published.label')
    if (!isOutdated) return { ...action, onHandle }
    const label = t('action.publish.draft.label')
    return { ...action, label, disabled: false, shortcut: 'Ctrl+Alt+P', onHandle }
  }
  return Object.assign(CheckAndPublish, publish)
}
