import { useFormik } from 'formik'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { deliver } from '../../lib/contact/deliver.ts'
import { writeDraft } from '../../lib/contact/draft.ts'
import { findErrors, hasRules, loadRules, type ContactErrors } from '../../lib/contact/rules.ts'
import { deadlineFromNow } from '../../lib/contact/patience.ts'
import { loadSender, type MailAccount } from '../../lib/contact/send.ts'
import {
  contactFields,
  emptyContactValues,
  type ContactField,
  type ContactValues,
} from '../../lib/contact/values.ts'
import { useDraft } from './useDraft.ts'
import { useFirstTouch } from './useFirstTouch.ts'

/** Spec section 4: `success` and `error` last as long as their banner. */
type Status = 'idle' | 'sending' | 'success' | 'error'

/**
 * What becomes of the last press of the button, until a form has shown it: whether the message was sent, or undefined if the rules refused it.
 * Not the form's own: whoever walks on while it is sending comes back to another one, which takes this over.
 */
let underWay: Promise<boolean | undefined> | undefined

/** Failing here is no harm: both are asked for again when they are needed. */
function fetchAhead(): void {
  loadRules().catch(() => {})
  loadSender().catch(() => {})
}

/** All that happens in the contact form; what it looks like is `ContactForm`. */
export function useContactForm(account: MailAccount) {
  const formRef = useRef<HTMLFormElement>(null)
  const honeypotRef = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<Status>(underWay ? 'sending' : 'idle')
  const dismiss = useCallback(() => setStatus('idle'), [setStatus])
  const { startedAt, touchProps } = useFirstTouch(fetchAhead)
  /** What the last check found; Formik's own copy is one render late. */
  const lastErrors = useRef<ContactErrors>({})
  /** Why the rules could not be loaded, if so. */
  const unchecked = useRef<unknown>(undefined)
  /** When the press that is under way must have been answered; one for all that it takes. */
  const deadline = useRef<number>(undefined)

  async function validate(values: ContactValues): Promise<ContactErrors> {
    try {
      lastErrors.current = await findErrors(values, deadline.current)
      unchecked.current = undefined
    } catch (error) {
      lastErrors.current = {}
      unchecked.current = error
    }
    return lastErrors.current
  }

  function fail(reason: string): false {
    console.error(`[contact] The message was not sent. ${reason}`)
    return false
  }

  async function send(values: ContactValues): Promise<boolean> {
    if (unchecked.current) return fail(`The form could not be checked: ${String(unchecked.current)}`)
    setStatus('sending')
    const use = { honeypot: honeypotRef.current?.value ?? '', startedAt: startedAt.current }
    const result = await deliver(values, use, account, deadline.current)
    if (result.kind !== 'sent') return fail(result.reason)
    // The form may be gone: whoever has walked on meanwhile comes back to an empty one, and sends nothing twice.
    writeDraft(emptyContactValues)
    return true
  }

  const form = useFormik<ContactValues>({ initialValues: emptyContactValues, validate, onSubmit: send })
  useDraft(formRef, form)

  const [refusals, setRefusals] = useState(0)

  const { resetForm } = form
  const showOutcome = useCallback(
    (sent: boolean | undefined) => {
      // Gone, or it was shown already.
      if (!formRef.current || !underWay) return
      underWay = undefined
      if (sent) resetForm()
      if (sent !== undefined) return setStatus(sent ? 'success' : 'error')
      setStatus((now) => (now === 'sending' ? 'idle' : now))
      setRefusals((count) => count + 1)
    },
    [resetForm],
  )

  useEffect(() => {
    void underWay?.then(showOutcome)
  }, [showOutcome])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Not the state: a second Enter comes before the next render.
    if (underWay) return
    if (!hasRules()) setStatus('sending')
    deadline.current = deadlineFromNow()
    underWay = form.submitForm()
    const sent = await underWay
    deadline.current = undefined
    showOutcome(sent)
  }

  useEffect(() => {
    if (refusals === 0) return
    // Once the messages are in the page, so that the field is read with its own.
    const bad = contactFields.find((field) => lastErrors.current[field])
    if (bad) formRef.current?.querySelector<HTMLElement>(`#${bad}`)?.focus()
  }, [refusals])

  const errorOf = (name: ContactField) => (form.touched[name] ? form.errors[name] : undefined)

  return {
    formRef,
    honeypotRef,
    formProps: { ...touchProps, onSubmit: submit },
    /** What a text field needs besides its label. */
    field: (name: ContactField) => ({ ...form.getFieldProps(name), id: name, error: errorOf(name) }),
    choice: {
      id: 'jobcategory',
      name: 'jobcategory',
      value: form.values.jobcategory,
      error: errorOf('jobcategory'),
      onChange: form.handleChange,
      onLeave: () => void form.setFieldTouched('jobcategory'),
    },
    status,
    dismiss,
  }
}
