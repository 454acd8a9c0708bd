import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '#components/contact/ContactForm.tsx'
import { contactValues } from '#lib/site/contactFields.ts'
import { answers } from '#tests/fixtures/contactForm.ts'

/** The contact form in a test: how to open it, find its parts and fill it in. Needs fake timers. */

export const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

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

/** Expects a form that says it is sending, and that can be neither sent again nor changed. */
export function expectSending(): void {
  expect(submit()).toHaveTextContent('Sending...')
  expect(submit()).toBeDisabled()
  expect(textbox('Comment')).toHaveAttribute('readonly')
}

/** What the form holds. */
export const held = () => contactValues((name) => field(name).value)
