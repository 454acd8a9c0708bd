import { send as sendMail } from '@emailjs/browser'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '#components/contact/ContactForm.tsx'
import { contactValues } from '#lib/site/contactFields.ts'
import { answers } from '#tests/fixtures/contactForm.ts'

/**
 * The contact form in a test: how to open it, find its parts and fill it in. The mail provider
 * behind it responds when a test says so; the test mocks `@emailjs/browser`.
 */

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

export function openForm(thanks?: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return {
    user,
    ...render(<ContactForm account={account} submitLabel="Send message" thanks={thanks ?? null} />),
  }
}

export const textbox = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const radio = (name: string) => screen.getByRole('radio', { name })
export const submit = () => screen.getByRole('button', { name: /^(Send message|Sending\.\.\.)$/ })

/** A field by its name in the form: quicker to find than by its role. */
const field = (name: string) =>
  (document.querySelector('form') as HTMLFormElement).elements.namedItem(name) as HTMLInputElement

export async function fillIn(user: UserEvent) {
  const { jobcategory, ...texts } = answers
  await user.click(radio(jobcategory))
  for (const [name, text] of Object.entries(texts)) {
    // Not typed: the library of these tests does not see that a form was reset.
    fireEvent.input(field(name), { target: { value: text } })
  }
}

/** Lets the check of the fields finish, which is no matter of time but of turns. */
export const checked = () => act(() => jest.advanceTimersByTimeAsync(0))

/** Presses the button. */
export async function send(user: UserEvent) {
  await user.click(submit())
  await checked()
}

/** What the form holds. */
export const held = () => contactValues((name) => field(name).value)

let respond: (outcome: 'sent' | 'failure') => void = () => {}

export const scrollIntoView = jest.fn()

/** A silent provider, fake timers and an empty tab for each test of a file. */
export function startProvider(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    window.sessionStorage.clear()
    HTMLElement.prototype.scrollIntoView = scrollIntoView
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest
      .mocked(sendMail)
      .mockReset()
      .mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            respond = (outcome) =>
              outcome === 'sent'
                ? resolve({ status: 200, text: 'OK' })
                : reject({ status: 429, text: 'Slow down.' })
          }),
      )
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}

/** Responds to the message on its way. */
export const settle = (outcome: 'sent' | 'failure') =>
  act(async () => {
    respond(outcome)
    await jest.advanceTimersByTimeAsync(0)
  })

/** What the provider received, in order. */
export const sent = () => jest.mocked(sendMail).mock.calls.map(([, , params]) => params)

export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** docs/specification.md#contact-message. */
export const successText = "Message sent successfully! We'll get back to you soon."
export const failureText = 'Failed to send message. Please try again or contact us directly.'
