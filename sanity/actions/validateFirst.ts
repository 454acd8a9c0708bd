import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useDocumentOperation,
  useSyncState,
  useWorkspace,
  validateDocument,
  type DocumentActionComponent,
} from 'sanity'
import { useRefusal } from './refusal.ts'

/** Milliseconds for saving, and again for validation. */
const timeout = 10_000

type Step = 'idle' | 'saving' | 'checking'

const refusals = {
  invalid:
    'Something in the form is missing or not allowed: press the red sign above it. Nothing has changed.',
  unchecked: 'What is written could not be checked. Nothing has changed; try again in a moment.',
} as const

/** Publish after saving and validating the draft. Sanity's own may use an outdated validation. */
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
      // Another editor has published or discarded it.
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
        return refuse(refusals.unchecked)
      }
      latest.current.onHandle?.()
    }, [draft, workspace, save, refuse])
    useEffect(() => {
      if (step === 'saving' && !isSyncing) void check()
    }, [step, isSyncing, check])
    useEffect(() => {
      if (step !== 'saving') return
      // A lake that recovers later must not publish by itself.
      const timer = setTimeout(() => {
        setStep('idle')
        refuse(refusals.unchecked)
      }, timeout)
      return () => clearTimeout(timer)
    }, [step, refuse])

    if (!action) return null
    if (step === 'idle') return { ...action, onHandle: save }
    return { ...action, label: 'Checking…', disabled: true, onHandle: save }
  }
  return Object.assign(CheckAndPublish, publish)
}
