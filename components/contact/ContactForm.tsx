import styled from 'styled-components'
import { contactCategories } from '../../lib/contact/categories.ts'
import type { MailAccount } from '../../lib/contact/send.ts'
import { scriptless, up } from '../../styles/media.ts'
import { Choice } from '../ui/Choice.tsx'
import { Field } from '../ui/Field.tsx'
import { Honeypot } from './Honeypot.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TimedBanner } from './TimedBanner.tsx'
import { useContactForm } from './useContactForm.ts'

type Props = {
  account: MailAccount
  /** On the button while nothing is on its way; an editor may have cleared it. */
  submitLabel: string | null
}

/** The contact form with its messages. Spec sections 2 to 5 and 8. */
export function ContactForm({ account, submitLabel }: Props) {
  const { formRef, honeypotRef, formProps, field, choice, status, dismiss } = useContactForm(account)
  const sending = status === 'sending'
  // What is changed while the message is on its way would be lost with the form that success empties.
  const fixed = { readOnly: sending }
  return (
    // A form of this method submits nothing by itself: before the scripts are here, a press on the button must not put what was
    // typed into the address.
    <Form ref={formRef} method="dialog" noValidate aria-busy={sending} {...formProps}>
      {/* Here all along, so that screen readers notice when a message appears in it. */}
      <div aria-live="polite">
        {status === 'success' && (
          <TimedBanner tone="success" onEnd={dismiss}>
            Message sent successfully! We&apos;ll get back to you soon.
          </TimedBanner>
        )}
        {status === 'error' && (
          <TimedBanner tone="error" onEnd={dismiss}>
            Failed to send message. Please try again or contact us directly.
          </TimedBanner>
        )}
      </div>
      <Choice {...choice} {...fixed} legend="I am a ..." options={contactCategories} required />
      <Pair>
        <Field
          {...field('firstname')}
          {...fixed}
          label="First name"
          need="required"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <Field
          {...field('lastname')}
          {...fixed}
          label="Last name"
          need="required"
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </Pair>
      <Pair>
        <Field
          {...field('email')}
          {...fixed}
          label="Email"
          need="required"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          {...field('phonenumber')}
          {...fixed}
          label="Phone number"
          need="required"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </Pair>
      <Field {...field('comment')} {...fixed} as="textarea" label="Comment" need="optional" />
      <Honeypot ref={honeypotRef} />
      <SubmitButton sending={sending}>{submitLabel || 'Send message'}</SubmitButton>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.35rem;

  > :empty {
    display: contents;
  }

  ${scriptless} {
    display: none;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.35rem;

  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
