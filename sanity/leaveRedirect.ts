import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useSyncState, useValidationStatus } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { isReserved, isSlug } from '../lib/addresses.ts'
import { movesTo, undone } from './moves.ts'
import type { StoredRedirect } from './moves.ts'

/** Milliseconds that the content lake may take, before the editor is told that nothing was published. */
const timeout = 10_000

const redirectsQuery = /* groq */ `*[_type == "redirect"]`

/** The address at which the site serves a landing page; undefined for one that no visitor can know. */
function pathOf(page: object | null): string | undefined {
  const slug = (page as { slug?: { current?: string } } | null)?.slug?.current ?? ''
  return isSlug(slug) && !isReserved(`/${slug}`) ? `/${slug}` : undefined
}

/** Where the publish of a page that moves is, or why it came to nothing. */
type Step = 'idle' | 'checking' | 'moving' | keyof typeof refusals

const refusals = {
  invalid:
    'Something in the form is missing or not allowed: press the red sign above it. Nothing has changed.',
  unsaved:
    'The redirect from the old address could not be saved. Nothing has changed; try again in a moment.',
  changed: 'The page was changed at the same time. Press Publish again.',
} as const

/**
 * Sanity's publish button for landing pages. A page that visitors know by another address leaves a redirect there, in one transaction with what
 * else has to follow the page. That comes first: a page without its redirect would be a dead link for whoever kept the old address, while a
 * redirect from where the page still stands is not used. Redirects change only once all rules have passed what is about to be published.
 */
export function leaveRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndLeave: DocumentActionComponent = (props) => {
    const action = publish(props)
    const client = useClient({ apiVersion: '2026-03-01' })
    const [step, setStep] = useState<Step>('idle')
    const revision = props.draft?._rev
    const { isSyncing } = useSyncState(props.id, props.type)
    const status = useValidationStatus(props.draft?._id ?? props.id, props.type, true)
    const isChecked = !isSyncing && !status.isValidating && status.revision === revision
    const isValid = !status.validation.some(({ level }) => level === 'error')
    const from = pathOf(props.published)
    const to = pathOf(props.draft)
    const onHandle = action?.onHandle

    const isSound = isChecked && isValid
    const latest = useRef({ revision, isSound, onHandle })
    useEffect(() => {
      latest.current = { revision, isSound, onHandle }
    })
    const moveAndPublish = useCallback(async () => {
      if (!isValid) return setStep('invalid')
      if (from && to && from !== to) {
        setStep('moving')
        try {
          const redirects = await client.fetch<StoredRedirect[]>(
            redirectsQuery,
            {},
            { perspective: 'raw', timeout },
          )
          const moves = movesTo(from, to, redirects)
          await client.mutate(moves, { timeout })
          // Sanity publishes what it has by now, which may be more than the rules have seen.
          if (latest.current.revision !== revision || !latest.current.isSound) {
            setStep('changed')
            await client.mutate(undone(moves, redirects), { timeout })
            return
          }
        } catch {
          return setStep((now) => (now === 'changed' ? now : 'unsaved'))
        }
      }
      setStep('idle')
      latest.current.onHandle?.()
    }, [client, from, to, revision, isValid])

    useEffect(() => {
      if (step === 'checking' && isChecked) void moveAndPublish()
    }, [step, isChecked, moveAndPublish])

    const press = useCallback(() => {
      // Sanity waits for the rules by itself, if it is told at once.
      if (from && to && from !== to) setStep('checking')
      else onHandle?.()
    }, [from, to, onHandle])

    if (!action) return null
    if (step === 'checking' || step === 'moving') {
      return { ...action, label: 'Publishing…', disabled: true, onHandle: press }
    }
    if (step === 'idle') return { ...action, onHandle: press }
    const dialog = {
      type: 'dialog' as const,
      header: 'Not published',
      content: refusals[step],
      onClose: () => setStep('idle'),
    }
    return { ...action, onHandle: press, dialog }
  }
  return Object.assign(PublishAndLeave, publish)
}
