import { useCallback, useEffect, useRef, useState } from 'react'
import { useDocumentOperation, useSyncState, useWorkspace, validateDocument } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { useRefusal } from './refusal.ts'

/** Milliseconds that the last keys may take to the lake, and then the rules, before the editor is told that nothing was published. */
const timeout = 10_000

/** Where a press is: nobody pressed, the last keys are on their way to the lake, or the rules look at the draft. */
type Step = 'idle' | 'saving' | 'checking'

const refusals = {
  invalid:
    'Something in the form is missing or not allowed: press the red sign above it. Nothing has changed.',
  unanswered: 'What is written could not be checked. Nothing has changed; try again in a moment.',
} as const

/**
 * Sanity's publish button, which hands a press on once all rules have passed the very draft that will be published. Sanity's own goes by the last
 * result it has: of what was typed within the last second it knows nothing, and of two versions it takes the first one's result for the second's.
 */
export function checkFirst(publish: DocumentActionComponent): DocumentActionComponent {
  const CheckAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const workspace = useWorkspace()
    const { commit } = useDocumentOperation(props.id, props.type)
    const { isSyncing } = useSyncState(props.id, props.type)
    const [step, setStep] = useState<Step>('idle')
    const refuse = useRefusal()
    const { draft } = props
    const onHandle = action?.onHandle
    const latest = useRef({ draft, isSyncing, onHandle })
    useEffect(() => {
      latest.current = { draft, isSyncing, onHandle }
    })

    const save = useCallback(() => {
      if (!commit.disabled) commit.execute()
      setStep('saving')
    }, [commit])
    const check = useCallback(async () => {
      // Somebody else has published it, or thrown it away.
      if (!draft) return setStep('idle')
      setStep('checking')
      try {
        const signal = AbortSignal.timeout(timeout)
        const markers = await validateDocument({ document: draft, workspace, signal })
        if (latest.current.draft !== draft || latest.current.isSyncing) return save()
        setStep('idle')
        if (markers.some(({ level }) => level === 'error')) return refuse(refusals.invalid)
      } catch {
        setStep('idle')
        return refuse(refusals.unanswered)
      }
      latest.current.onHandle?.()
    }, [draft, workspace, save, refuse])
    useEffect(() => {
      if (step === 'saving' && !isSyncing) void check()
    }, [step, isSyncing, check])
    useEffect(() => {
      if (step !== 'saving') return
      // A lake that comes back later must not publish by itself what somebody has long turned away from.
      const timer = setTimeout(() => {
        setStep('idle')
        refuse(refusals.unanswered)
      }, timeout)
      return () => clearTimeout(timer)
    }, [step, refuse])

    if (!action) return null
    if (step === 'idle') return { ...action, onHandle: save }
    return { ...action, label: 'Checking…', disabled: true, onHandle: save }
  }
  return Object.assign(CheckAndPublish, publish)
}
