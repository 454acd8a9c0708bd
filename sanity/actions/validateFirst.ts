import { useEffect, useRef, useState } from 'react'
import {
  combineLatest,
  debounceTime,
  filter,
  firstValueFrom,
  fromEvent,
  map,
  merge,
  tap,
  timeout,
} from 'rxjs'
import {
  useDocumentOperation,
  useDocumentStore,
  useWorkspace,
  validateDocument,
  type DocumentActionComponent,
  type DocumentActionProps,
} from 'sanity'
import { publishing } from './holdForm.tsx'
import { useRefusal } from './refusal.ts'

/** Milliseconds for a save and for a publish. */
const limit = 10_000

/** Milliseconds: Sanity saves once a second while somebody types, and each save cancels a publish. */
const quiet = 1050

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

type Versions = Pick<DocumentActionProps, 'draft' | 'published'>

/** Gives what is to be done before a publish. What it throws says why nothing was published. */
export type UseBefore = () => (versions: Versions) => Promise<void>

/** Another part of the Studio changed the document: the publish is cancelled. */
const edit = 'edit'

/** Why nothing was published, for the editor. */
export class NotPublishedError extends Error {}

const invalid = 'Something is missing or not allowed: press the red sign above the form.'
const unsaved = 'What you wrote could not be saved in time. Try again in a moment.'

/**
 * Publish of what is saved and valid, and again after an edit that cancelled it. Sanity's own leaves
 * out the last second of running text, 12 of 12 presses, cannot be pressed in a second after its first
 * keys or a correction, and loses a publish during which somebody types (sanity-io/sanity #7260), all
 * without a word.
 */
export function validateFirst(publish: DocumentActionComponent, useBefore: UseBefore) {
  const ValidateAndPublish: DocumentActionComponent = (props) => {
    const { id, type } = props
    const action = publish(props)
    const before = useBefore()
    const workspace = useWorkspace()
    const { pair } = useDocumentStore()
    const { commit, publish: operation } = useDocumentOperation(id, type)
    const refuse = useRefusal()
    const [isBusy, setBusy] = useState(false)
    const [isTyping, setTyping] = useState(false)
    const isPressed = useRef(false)
    const editedAt = useRef(-quiet)
    useEffect(() => {
      const edits = pair.operationEvents(id, type).pipe(filter(({ op }) => op === 'patch'))
      // Running text reaches the document a moment after its last key.
      const keys = fromEvent(document, 'beforeinput', { capture: true })
      const pauses = merge(edits, keys).pipe(
        tap(() => {
          editedAt.current = performance.now()
          setTyping(true)
        }),
        debounceTime(quiet),
      )
      const listening = pauses.subscribe(() => setTyping(false))
      return () => listening.unsubscribe()
    }, [id, pair, type])

    const publishValid = async () => {
      const saved = combineLatest([pair.consistencyStatus(id, type), pair.editState(id, type)]).pipe(
        filter(([isSaved, { ready }]) => isSaved && ready),
        map(([, versions]) => versions),
        timeout(limit),
      )
      const gone = pair.editState(id, type).pipe(filter(({ draft }) => !draft))
      const events = pair.operationEvents(id, type)
      // Sanity says why a publish failed.
      const failed = events.pipe(filter(({ op, type }) => op === 'publish' && type === 'error'))
      const edited = events.pipe(
        filter(({ op }) => op === 'patch'),
        map(() => edit),
      )
      for (;;) {
        commit.execute()
        const begun = performance.now()
        if (editedAt.current + quiet > begun) {
          await wait(editedAt.current + quiet - begun)
          continue
        }
        const { draft, published } = await firstValueFrom(saved)
        if (!draft) return
        const markers = await validateDocument({ document: draft, workspace })
        if (markers.some(({ level }) => level === 'error')) throw new NotPublishedError(invalid)
        if (editedAt.current >= begun) continue
        await before({ draft, published })
        const outcome = firstValueFrom(merge(gone, failed, edited).pipe(timeout(limit)))
        publishing.next(true)
        operation.execute()
        const isEdited = (await outcome) === edit
        publishing.next(false)
        if (!isEdited) return
      }
    }

    const press = async () => {
      // A second press comes before React has drawn the first one.
      if (isPressed.current) return
      isPressed.current = true
      setBusy(true)
      leaveInput()
      await publishValid().catch((error: unknown) =>
        refuse(error instanceof NotPublishedError ? error.message : unsaved),
      )
      publishing.next(false)
      isPressed.current = false
      setBusy(false)
    }
    // Sanity's is grey until the first keys are a draft, and what was corrected is validated.
    const typed = isTyping && { disabled: false, shortcut }
    return action && { ...action, onHandle: () => void press(), ...typed, ...(isBusy && busy) }
  }
  return Object.assign(ValidateAndPublish, publish)
}

/** A typed time reaches the document when its input loses the focus. */
function leaveInput(): void {
  const { activeElement: input } = document
  if (!(input instanceof HTMLInputElement)) return
  input.blur()
  input.focus()
}

const shortcut = 'Ctrl+Alt+P'

const busy = { label: 'Publishing…', disabled: true }
