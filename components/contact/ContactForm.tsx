import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { MailAccount } from '#lib/contact/account.ts'
import { contactFields, maxCommentLength } from '#lib/site/contactFields.ts'
import { grid } from '#styles/media.ts'
import { Field, Hint, keepFocus } from '../ui/Field.tsx'
import { useHydrated } from '../hooks/useHydrated.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { useContactForm, type FormAdditions } from './useContactForm.ts'

type Props = FormAdditions & {
  account: MailAccount
  /** On the button while nothing is on its way; an editor may have cleared it. */
  submitLabel: string | null
  /** In place of the usual words after a message was sent. Stays until something is typed. */
  thanks?: string | null
}

/** The contact form with its messages. docs/specification.md#contact. */
export function ContactForm({ account, submitLabel, thanks, ...additions }: Props) {
  const { formProps, field, commentLength, isSubmitting, outcome, dismiss } = useContactForm(
    account,
    additions,
  )

  // Nothing that was typed is cut, so that the counter goes on beyond the limit.
  const isNearLimit = commentLength >= 0.9 * maxCommentLength

  function onInput() {
    formProps.onInput()
    if (thanks && outcome === 'success') dismiss()
  }

  return (
    // A form of this method never puts what was typed into the URL, whatever happens to its
    // scripts.
    <Form data-scripted method="dialog" noValidate {...formProps} onInput={onInput}>
      <Hint>Fields with a star (*) are required.</Hint>
      <Choice {...field('jobcategory')} options={contactFields.jobcategory.options} />
      <Pair>
        <Field {...field('firstname')} />
        <Field {...field('lastname')} />
      </Pair>
      <Pair>
        <Field {...field('email')} />
        <Field {...field('phonenumber')} />
      </Pair>
      <Field
        {...field('comment')}
        as="textarea"
        hint={isNearLimit ? `${inEnglish(commentLength)} of ${limit} characters` : undefined}
      />
      <Honeypot />
      <SubmitButton sending={isSubmitting}>{submitLabel || 'Send message'}</SubmitButton>
      <p className="visually-hidden" aria-live="polite">
        {outcome === 'sending' ? 'Your message is on its way.' : isNearLimit ? nearLimit(commentLength) : ''}
      </p>
      {/* Both are drawn above the fields, and reached from the button by the next Tab. */}
      <Above role="status">
        {outcome === 'success' && (
          <Banner tone="success" onEnd={thanks ? undefined : dismiss}>
            {thanks || "Message sent successfully! We'll get back to you soon."}
          </Banner>
        )}
      </Above>
      {outcome === 'error' && (
        <Above>
          <Banner tone="error" onEnd={dismiss}>
            Failed to send message. Please try again or contact us directly.
          </Banner>
        </Above>
      )}
    </Form>
  )
}

const inEnglish = (count: number) => count.toLocaleString('en-US')

const limit = inEnglish(maxCommentLength)

/** For screen readers, which would read a counter at each key. */
const nearLimit = (length: number) =>
  `${length > maxCommentLength ? 'Beyond' : 'Near'} the limit of ${limit} characters.`

/**
 * A field for bots, laid out because many skip what is not. It cannot be seen, tabbed to or heard,
 * and password managers skip it.
 */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name="topic"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}

/**
 * Disabled until hydration, so that no press is lost, and while a message is on its way.
 * docs/specification.md#contact.
 */
function SubmitButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()

  // A disabled button loses its focus to the page, in Chromium from 150 on at once: meanwhile its row
  // has it, unless the visitor goes on to something else.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === button.current || activeElement === document.body
    if (sending && isLost) row.current?.focus({ preventScroll: true })
    if (!sending && activeElement === row.current) button.current?.focus({ preventScroll: true })
  }, [sending])

  return (
    <Row ref={row} tabIndex={-1}>
      <Button
        ref={button}
        type="submit"
        disabled={sending || !hydrated}
        jack={sending ? 'none' : 'ring'}
        onMouseDown={keepFocus}
        onClick={() => button.current?.focus()}
      >
        {sending ? 'Sending...' : children}
      </Button>
    </Row>
  )
}

const Form = styled.form`
  ${grid()}
  gap: 1.35rem;
`

const Above = styled.div`
  order: -1;

  &:empty {
    position: absolute;
  }
`

const Pair = styled.div`
  ${grid({ sm: 2 })}
  gap: 1.35rem;
`

const Row = styled.div`
  display: flex;
  justify-self: start;
  max-width: 100%;
  border-radius: var(--r-pill);
`
