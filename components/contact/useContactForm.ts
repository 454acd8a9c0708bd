import { useFormik } from 'formik'
import Router from 'next/router'
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { sendTimeout, type MailAccount } from '../../lib/contact/account.ts'
import { readDraft, writeDraft } from '../../lib/contact/draft.ts'
import type { FormUse, SendResult } from '../../lib/contact/send.ts'
import {
  contactValues,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  type OwnField,
} from '../../lib/contact/values.ts'
import { withTimeout } from '../../lib/util/withTimeout.ts'
import { fillForm, formValues } from '../hooks/nativeForm.ts'

/** docs/specification.md#contact: `success` and `error` last as long as their banner. */
type Status = 'idle' | 'sending' | 'invalid' | 'success' | 'error'

/** What became of a press of the button: `invalid` when the rules refused the form. */
type Outcome = SendResult | { kind: 'invalid' } | { kind: 'unchecked'; reason: string }

/**
 * Messages on their way, by page. One outlives the form of a visitor who walks on.
 * The next form of the same page shows its outcome.
 */
const pending = new Map<string | undefined, Promise<Outcome>>()

const loadRules = () => import('../../lib/contact/schema.ts')

/** Few visitors of a page send its form. */
const loadSend = () => import('../../lib/contact/send.ts')

/** Early, so that nobody waits on submit. A failure is met there. */
const prefetch = () =>
  void Promise.all([loadRules(), loadSend().then(({ loadSender }) => loadSender())]).catch(() => undefined)

/** What a landing page adds to its form; `own` is the same list while the form is. */
export type FormAdditions = {
  /** Whom the message is for. */
  recipient?: string | null
  /** Path that the visitor goes to once the message was sent. */
  thanksPath?: string | null | undefined
  own?: readonly OwnField[]
}

/**
 * State and events of the contact form; what it looks like is `ContactForm`.
 * The native form is the truth. Formik follows it in `follow`, and the draft follows Formik.
 * `page` is the URL of a landing page with the form; the contact page has none.
 */
export function useContactForm(
  account: MailAccount,
  page?: string,
  { recipient, thanksPath, own }: FormAdditions = {},
) {
  const formRef = useRef<HTMLFormElement>(null)
  const empty = useMemo(() => contactValues(() => '', own), [own])
  const use = useRef<FormUse>({ honeypot: '', startedAt: null })
  const [status, setStatus] = useState<Status>(pending.has(page) ? 'sending' : 'idle')

  async function onSubmit(values: ContactValues): Promise<Outcome> {
    const { sendForm } = await loadSend()
    const form = { ...use.current, page, own, recipient: recipient ?? undefined }
    const result = await sendForm(values, form, account)
    if (result.kind === 'sent') writeDraft(empty, page)
    return result
  }

  /** Without rules nothing is wrong yet: `press` fails for want of them. */
  const validate = (values: ContactValues): Promise<ContactErrors> =>
    loadRules().then(
      ({ findErrors }) => findErrors(values, own),
      () => ({}),
    )

  const form = useFormik<ContactValues>({ initialValues: empty, validate, onSubmit })
  const { resetForm, setValues, submitForm, values } = form

  const follow = useCallback(
    (check?: boolean) => {
      if (formRef.current) void setValues(valuesOf(formRef.current, own), check)
    },
    [own, setValues],
  )

  // Before the draft is written: what was typed before hydration wins over it.
  useEffect(() => {
    if (!formRef.current) return
    const typed = valuesOf(formRef.current, own)
    const draft = readDraft(page, own) ?? empty
    fillForm(
      formRef.current,
      contactValues((name) => typed[name] || draft[name] || '', own),
    )
    follow(false)
  }, [empty, follow, own, page])

  useEffect(() => writeDraft(values, page), [values, page])

  useEffect(() => {
    const message = pending.get(page)
    if (status !== 'sending' || !message) return
    let gone = false
    void message.then(({ kind }) => {
      if (gone) return
      pending.delete(page)
      if (kind === 'sent') {
        if (formRef.current) fillForm(formRef.current, empty)
        resetForm()
        if (thanksPath) void Router.push(thanksPath)
      }
      setStatus(kind === 'sent' ? 'success' : kind === 'invalid' ? 'invalid' : 'error')
    })
    return () => {
      gone = true
    }
  }, [empty, page, resetForm, status, thanksPath])

  // Once the messages are in the page, so that the field is read with its own.
  useEffect(() => {
    if (status === 'invalid')
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset), [aria-invalid=true] input')
        ?.focus()
  }, [status])

  /** Formik has rendered the values of `follow` once the rules are there, and checks those. */
  async function press(): Promise<Outcome> {
    try {
      await withTimeout(Promise.all([loadRules(), loadSend()]), sendTimeout, 'Loading the rules')
    } catch (error) {
      return { kind: 'unchecked', reason: String(error) }
    }
    return ((await submitForm()) as Outcome | undefined) ?? { kind: 'invalid' }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Not the state: a second Enter comes before the next render.
    if (pending.has(page)) return
    follow(false)
    use.current.honeypot = formValues(event.currentTarget).topic ?? ''
    const message = press()
    void message.then((outcome) => {
      if ('reason' in outcome) console.error(`[contact] The message was not sent. ${outcome.reason}`)
    })
    pending.set(page, message)
    setStatus('sending')
  }

  const dismiss = useCallback(() => setStatus('idle'), [])

  function touch() {
    if (use.current.startedAt !== null) return
    use.current.startedAt = performance.now()
    prefetch()
  }

  return {
    formRef,
    formProps: {
      onSubmit: submit,
      onFocusCapture: touch,
      onInputCapture: touch,
      onClickCapture: touch,
      onInput: () => follow(),
      onBlurCapture: () => follow(false),
    },
    /** What a field needs besides its label. */
    field: (name: ContactField) => ({
      id: name,
      name,
      // Success empties the form: a change after the press would be lost.
      readOnly: status === 'sending',
      error: form.touched[name] ? form.errors[name] : undefined,
      onBlur: form.handleBlur,
    }),
    /** Characters of the comment. */
    commentLength: values.comment.length,
    status,
    dismiss,
  }
}

function valuesOf(form: HTMLFormElement, own?: readonly OwnField[]): ContactValues {
  const values = formValues(form)
  return contactValues((name) => values[name] ?? '', own)
}
