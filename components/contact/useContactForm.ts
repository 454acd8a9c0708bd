import { useFormik } from 'formik'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { readDraft, writeDraft } from '../../lib/contact/draft.ts'
import {
  loadSender,
  sendForm,
  sendTimeout,
  type MailAccount,
  type SendResult,
} from '../../lib/contact/send.ts'
import {
  contactValues,
  emptyContactValues,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '../../lib/contact/values.ts'
import { withTimeout } from '../../lib/util/withTimeout.ts'
import { fillForm, formValues } from '../hooks/nativeForm.ts'

/** Spec section 4: `success` and `error` last as long as their banner. */
type Status = 'idle' | 'sending' | 'success' | 'error'

/** What became of a press of the button: `invalid` when the rules refused the form. */
type Outcome = SendResult | { kind: 'invalid' } | { kind: 'unchecked'; reason: string }

/**
 * Messages on their way, by page. One outlives the form of a visitor who walks on.
 * The next form of the same page shows its outcome.
 */
const pending = new Map<string | undefined, Promise<Outcome>>()

const loadRules = () => import('../../lib/contact/schema.ts')

/** Early, so that nobody waits on submit. A failure is met there. */
const prefetch = () => void Promise.all([loadRules(), loadSender()]).catch(() => undefined)

/**
 * State and events of the contact form; what it looks like is `ContactForm`.
 * `page` is the URL of a landing page with the form; the contact page has none.
 */
export function useContactForm(account: MailAccount, page?: string) {
  const formRef = useRef<HTMLFormElement>(null)
  const startedAt = useRef<number>(null)
  const checkFailure = useRef<unknown>(undefined)
  const lastData = useRef<Record<string, string>>({})
  const [status, setStatus] = useState<Status>(pending.has(page) ? 'sending' : 'idle')
  const [refusals, setRefusals] = useState(0)

  /** What the native form holds, also once the visitor has walked on. */
  const readForm = useCallback(() => {
    if (formRef.current) lastData.current = formValues(formRef.current)
    return contactValues((field) => lastData.current[field] ?? '')
  }, [])

  async function validate(): Promise<ContactErrors> {
    checkFailure.current = undefined
    try {
      const { findErrors } = await withTimeout(loadRules(), sendTimeout, 'Loading the rules')
      return findErrors(readForm())
    } catch (error) {
      checkFailure.current = error
      return {}
    }
  }

  async function onSubmit(): Promise<Outcome> {
    if (checkFailure.current) return { kind: 'unchecked', reason: String(checkFailure.current) }
    const values = readForm()
    const honeypot = lastData.current.topic ?? ''
    const result = await sendForm(values, { honeypot, startedAt: startedAt.current, page }, account)
    if (result.kind === 'sent') writeDraft(emptyContactValues, page)
    return result
  }

  const form = useFormik<ContactValues>({ initialValues: emptyContactValues, validate, onSubmit })
  const { resetForm, setValues, values } = form

  /** Formik's copy follows the native form, which React never writes to. */
  const followForm = (check?: boolean) => void setValues(readForm(), check)

  // Before the draft is written: what was typed before hydration wins over the draft.
  useEffect(() => {
    const typed = readForm()
    const draft = readDraft(page)
    const restored = contactValues((field) => typed[field] || draft?.[field] || '')
    if (!formRef.current || !Object.values(restored).some(Boolean)) return
    fillForm(formRef.current, restored)
    void setValues(restored, false)
  }, [readForm, setValues, page])

  useEffect(() => writeDraft(values, page), [values, page])

  useEffect(() => {
    const message = pending.get(page)
    if (status !== 'sending' || !message) return
    let gone = false
    void message.then((outcome) => {
      if (gone) return
      pending.delete(page)
      if (outcome.kind === 'invalid') {
        setStatus('idle')
        return setRefusals((count) => count + 1)
      }
      if (outcome.kind === 'sent') {
        if (formRef.current) fillForm(formRef.current, emptyContactValues)
        resetForm()
      }
      setStatus(outcome.kind === 'sent' ? 'success' : 'error')
    })
    return () => {
      gone = true
    }
  }, [status, resetForm, page])

  // Once the messages are in the page, so that the field is read with its own.
  useEffect(() => {
    if (refusals > 0)
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset), [aria-invalid=true] input')
        ?.focus()
  }, [refusals])

  function submit(event: FormEvent) {
    event.preventDefault()
    // Not the state: a second Enter comes before the next render.
    if (pending.has(page)) return
    followForm(false)
    const message = (form.submitForm() as Promise<Outcome | undefined>).then(
      (outcome = { kind: 'invalid' }) => {
        if ('reason' in outcome) console.error(`[contact] The message was not sent. ${outcome.reason}`)
        return outcome
      },
    )
    pending.set(page, message)
    setStatus('sending')
  }

  function touch() {
    if (startedAt.current !== null) return
    startedAt.current = performance.now()
    prefetch()
  }

  const errorOf = (name: ContactField) => (form.touched[name] ? form.errors[name] : undefined)

  return {
    formRef,
    formProps: {
      onSubmit: submit,
      onFocusCapture: touch,
      onInputCapture: touch,
      onClickCapture: touch,
      onInput: () => followForm(),
      onBlurCapture: () => followForm(false),
    },
    /** What a text field needs besides its label. */
    field: (name: ContactField) => ({ id: name, name, error: errorOf(name), onBlur: form.handleBlur }),
    /** Characters of the comment. */
    commentLength: values.comment.length,
    choice: {
      id: 'jobcategory',
      name: 'jobcategory',
      error: errorOf('jobcategory'),
      onLeave: () => void form.setFieldTouched('jobcategory'),
    },
    status,
    dismiss: () => setStatus('idle'),
  }
}
