import { useCallback, useEffect, useRef, useState } from 'react'
import { useDocumentOperation, useSyncState, useWorkspace, validateDocument } from 'sanity'
import type { DocumentActionComponent } from 'sanity'

/** Milliseconds that the rules may take, before the editor is told that nothing was published. */
const timeout = 10_000

/** Where a press is: the last keys are on their way to the lake, the rules look at the draft, or why it came to nothing. */
type Step = 'idle' | 'saving' | 'checking' | keyof typeof refusals

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
        if (markers.some(({ level }) => level === 'error')) return setStep('invalid')
      } catch {
        return setStep('unanswered')
      }
      setStep('idle')
      latest.current.onHandle?.()
    }, [draft, workspace, save])
    useEffect(() => {
      if (step === 'saving' && !isSyncing) void check()
    }, [step, isSyncing, check])

    if (!action) return null
    if (step === 'idle') return { ...action, onHandle: save }
    if (step === 'saving' || step === 'checking') {
      return { ...action, label: 'Checking…', disabled: true, onHandle: save }
    }
    const dialog = {
      type: 'dialog' as const,
      header: 'Not published',
      content: refusals[step],
      onClose: () => setStep('idle'),
    }
    return { ...action, onHandle: save, dialog }
  }
  return Object.assign(CheckAndPublish, publish)
}
