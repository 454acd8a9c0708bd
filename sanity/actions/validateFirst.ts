import { useToast, type ToastParams } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { filter, firstValueFrom, merge, timeout, timer } from 'rxjs'
import {
  useDocumentOperation,
  useDocumentPairPermissions,
  useDocumentStore,
  useParseErrors,
  useWorkspace,
  validateDocument,
  type DocumentActionComponent,
} from 'sanity'
import { useDocumentPane, useDocumentTitle } from 'sanity/structure'
import { holdDuring, lastAct } from '../inputs/holdForm.tsx'

/** Milliseconds for a save and for a publish. */
const limit = 10_000

/** Milliseconds: Sanity saves once a second while somebody types, and each save cancels a publish. */
const quiet = 1050

/** Gives what is to be done before one version replaces the other, which gives why it cannot. */
export type UseBefore = () => (published: object | null, draft: object) => Promise<string | undefined>

/**
 * Publish that is never grey while Sanity grants it. It waits for the last key and its save, and
 * publishes what is valid, again after an edit that cancelled it; or it says why not.
 */
export function validateFirst(publish: DocumentActionComponent, useBefore: UseBefore) {
  const ValidateAndPublish: DocumentActionComponent = (props) => {
    const { id, type, transactionSyncLock } = props
    const action = publish(props)
    const before = useBefore()
    const workspace = useWorkspace()
    const { pair } = useDocumentStore()
    const { publish: operation } = useDocumentOperation(id, type)
    const [permission] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const { targetDocumentState: target } = useDocumentPane()
    const { title = 'this' } = useDocumentTitle()
    const refused = (description: string) => ({ ...refusal, title: `Not published: ${title}`, description })
    const { push } = useToast()
    const say = (message: ToastParams) => void push({ id: noMessage.id, closable: true, ...message })
    useEffect(() => () => void push(noMessage), [id, push])
    const [isBusy, setBusy] = useState(false)
    useEffect(() => {
      const listening = pair.operationEvents(id, type).subscribe(({ op }) => {
        if (op === 'patch') lastAct.at = performance.now()
      })
      return () => listening.unsubscribe()
    }, [id, pair, type])
    // A time that cannot be read stands in its field only.
    const [unread] = Object.values(useParseErrors())
    const unreadNow = useRef(unread)
    useEffect(() => void (unreadNow.current = unread), [unread])

    /** Gives what to tell the editor, if anything. */
    const publishValid = async (): Promise<ToastParams | undefined> => {
      const state = pair.editState(id, type)
      const gone = state.pipe(filter(({ draft }) => !draft))
      // Sanity says why a publish failed; an edit cancels it.
      const broken = pair
        .operationEvents(id, type)
        .pipe(filter(({ op, type }) => op === 'patch' || (op === 'publish' && type === 'error')))
      for (;;) {
        await firstValueFrom(timer(lastAct.at + quiet - performance.now()))
        await firstValueFrom(pair.consistencyStatus(id, type).pipe(filter(Boolean), timeout(limit)))
        const { draft, published } = await firstValueFrom(state.pipe(filter(({ ready }) => ready)))
        const faults = draft ? await validateDocument({ document: draft, workspace }) : []
        if (lastAct.at + quiet > performance.now()) continue
        if (unreadNow.current) return refused(unreadNow.current.message)
        if (!draft) return published ? isThere : isEmpty
        const fault = faults.find(({ level }) => level === 'error')
        const obstacle = fault?.message ?? (await before(published, draft))
        if (obstacle) return refused(obstacle)
        const ending = holdDuring(firstValueFrom(merge(gone, broken).pipe(timeout(limit))))
        operation.execute()
        const end = await ending
        if (!('op' in end) || end.op !== 'patch') return undefined
      }
    }

    const press = async () => {
      setBusy(true)
      say(noMessage)
      // A typed time reaches the document when its input loses the focus.
      const { activeElement: input } = document
      if (input instanceof HTMLInputElement) {
        input.blur()
        input.focus()
      }
      say((await publishValid().catch(() => refused(unsaved))) ?? noMessage)
      setBusy(false)
    }
    const isReady = target.status === 'ready' && operation.disabled !== 'NOT_READY'
    const isGranted = isReady && permission?.granted && !transactionSyncLock?.enabled
    return (
      action && { ...action, onHandle: () => void press(), ...(isGranted && granted), ...(isBusy && busy) }
    )
  }
  return Object.assign(ValidateAndPublish, publish)
}

/** Of the toast about the last press; Sanity reads this duration as “take it away”. */
const noMessage = { id: 'publish', duration: 0.01 }
const refusal = { status: 'error', duration: 15_000 } as const
const unsaved = 'What you wrote could not be saved in time. Try again in a moment.'
const isThere = { status: 'info', title: 'Visitors see this already' } as const
const isEmpty = { status: 'info', title: 'There is nothing to publish yet' } as const
const granted = { disabled: false, shortcut: 'Ctrl+Alt+P' }
const busy = { disabled: true, label: 'Publishing…' }
