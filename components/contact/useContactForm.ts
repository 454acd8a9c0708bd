import { useFormik } from 'formik'
import Router from 'next/router'
import { useCallback, useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { sendTimeout, type MailAccount } from '#lib/contact/account.ts'
import { hideBlockedStorage, readDraft, writeDraft } from '#lib/contact/session.ts'
import type { SendResult } from '#lib/contact/send.ts'
import {
  type ContactErrors,
  type ContactField,
  contactFields,
  contactValues,
  type ContactValues,
  emptyContactValues,
  type FormField,
} from '#lib/site/contactFields.ts'
import { withTimeout } from '#lib/util/withTimeout.ts'
import { fillForm, formValues } from '../hooks/nativeForm.ts'

/** What became of a press of the button, until its banner goes. docs/specification.md#contact. */
type Outcome = 'sending' | 'invalid' | 'success' | 'error'

/** How each kind of field is typed. */
const keyboards: Record<
  FormField['kind'],
  { type?: string; inputMode?: 'email' | 'tel'; autoCapitalize?: string }
> = {
  line: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  choice: {},
  text: {},
}

/** What a landing page adds to its form. */
export type FormAdditions = {
  /** URL of the page, which the message names. */
  page?: string
  /** Whom the message is for. */
  recipient?: string | null
  /** Path that the visitor goes to once the message was sent. */
  thanksPath?: string | null | undefined
}

/** Few visitors of a page send its form: rules and mail library load when somebody starts it. */
async function loadSending() {
  hideBlockedStorage()
  const [{ findErrors }, { sendForm }] = await Promise.all([
    import('#lib/contact/schema.ts'),
    import('#lib/contact/send.ts'),
  ])
  return { findErrors, sendForm }
}

/** Without rules nothing is wrong yet: sending fails for want of them. */
const validate = (values: ContactValues): Promise<ContactErrors> =>
  loadSending().then(
    ({ findErrors }) => findErrors(values),
    () => ({}),
  )

function valuesOf(form: HTMLFormElement): ContactValues {
  const values = formValues(form)
  return contactValues((name) => values[name] ?? '')
}

/** A key that is held would send the form again as soon as it is empty. */
function ignoreHeldEnter(event: KeyboardEvent<HTMLFormElement>) {
  const writes = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !writes) event.preventDefault()
}

/**
 * State and events of the contact form; what it looks like is `ContactForm`. The native form is
 * the truth; Formik and the draft follow it: docs/decisions/16-native-form-beside-formik.md.
 */
export function useContactForm(account: MailAccount, { page, recipient, thanksPath }: FormAdditions) {
  const formRef = useRef<HTMLFormElement>(null)
  /** From a press to its outcome. State would be stale at a second press in the same task. */
  const isBusy = useRef(false)

  /** Of a form that follows the rules. */
  async function onSubmit(values: ContactValues): Promise<SendResult> {
    setStatus('sending' satisfies Outcome)
    const honeypot = formRef.current ? formValues(formRef.current).topic : ''
    const { sendForm } = await loadSending()
    return sendForm(values, { honeypot, page, recipient }, account)
  }

  const form = useFormik({ initialValues: emptyContactValues, validate, validateOnBlur: false, onSubmit })
  const { isSubmitting, resetForm, setStatus, setSubmitting, setValues, submitForm } = form
  const outcome = form.status as Outcome | undefined

  const follow = useCallback(
    (check?: boolean) => {
      if (!formRef.current) return
      const values = valuesOf(formRef.current)
      writeDraft(values)
      void setValues(values, check)
    },
    [setValues],
  )

  // What was typed before hydration wins over the draft.
  useEffect(() => {
    if (!formRef.current) return
    const typed = valuesOf(formRef.current)
    const draft = readDraft()
    fillForm(
      formRef.current,
      contactValues((name) => typed[name] || (draft[name] ?? '')),
    )
    follow(false)
  }, [follow])

  /** Formik has rendered the values of `follow` once the rules are there, and checks and sends those. */
  async function send(): Promise<SendResult | undefined> {
    try {
      await withTimeout(loadSending(), sendTimeout, 'Loading rules and mail library')
    } catch (error) {
      return { kind: 'failed', reason: String(error) }
    }
    return (await submitForm()) as SendResult | undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    // A second press may meet the form that the first has emptied.
    const isEmpty = !Object.values(valuesOf(event.currentTarget)).some(Boolean)
    if (outcome === 'success' && isEmpty) return
    isBusy.current = true
    setStatus(undefined)
    setSubmitting(true)
    follow(false)
    const result = await send()
    isBusy.current = false
    if (result?.kind === 'sent') writeDraft(emptyContactValues)
    if (result?.kind === 'failed') console.error(`[contact] The message was not sent. ${result.reason}`)
    // Null when the visitor has walked on.
    if (!formRef.current) return
    if (result?.kind === 'sent') {
      formRef.current.reset()
      resetForm({ status: 'success' satisfies Outcome })
      if (thanksPath) void Router.push(thanksPath)
    } else {
      setSubmitting(false)
      setStatus((result ? 'error' : 'invalid') satisfies Outcome)
    }
  }

  // Once the messages are in the page, so that the field is read with its own.
  useEffect(() => {
    if (outcome === 'invalid')
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset), [aria-invalid=true] input')
        ?.focus()
  }, [outcome])

  return {
    formProps: {
      ref: formRef,
      onSubmit: submit,
      onFocus: () => void loadSending().catch(() => undefined),
      onInput: () => follow(),
      onBlur: () => follow(),
      onKeyDown: ignoreHeldEnter,
    },
    /** What a field is besides its appearance. */
    field: (name: ContactField) => {
      const { kind, label, required, autoComplete }: FormField = contactFields[name]
      return {
        id: name,
        name,
        label,
        autoComplete,
        ...keyboards[kind],
        need: required ? ('required' as const) : ('optional' as const),
        // Success empties the form: a change after the press would be lost.
        readOnly: isSubmitting,
        error: (form.touched[name] && form.errors[name]) || '',
        onBlur: form.handleBlur,
      }
    },
    /** Characters of the comment. */
    commentLength: form.values.comment.length,
    isSubmitting,
    outcome,
    dismiss: useCallback(() => setStatus(undefined), [setStatus]),
  }
}
