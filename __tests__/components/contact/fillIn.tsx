import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'

/** The contact form in a test: how to open it, find its parts and fill it in. Needs fake timers. */

export const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

export function openForm(submitLabel: string | null = 'Send message') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, ...render(<ContactForm account={account} submitLabel={submitLabel} />) }
}

export const textbox = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const radio = (name: string) => screen.getByRole('radio', { name })
export const submit = () => screen.getByRole('button', { name: /^(Send message|Sending\.\.\.)$/ })

export const typed = {
  jobcategory: 'Employer',
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: 'ana@example.com',
  phonenumber: '(813) 555-0142',
  comment: 'Evenings only.',
}

export async function fillIn(user: UserEvent) {
  const enter = async (field: HTMLElement, text: string) => {
    await user.type(field, text)
    await checked()
  }
  await user.click(radio(typed.jobcategory))
  await enter(textbox('First name'), typed.firstname)
  await enter(textbox('Last name'), typed.lastname)
  await enter(textbox('Email'), typed.email)
  await enter(textbox('Phone number'), typed.phonenumber)
  await enter(textbox('Comment'), typed.comment)
  // Longer than a fast form waits.
  await act(() => jest.advanceTimersByTimeAsync(2_000))
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
export const held = () => ({
  jobcategory: screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? '',
  firstname: (textbox('First name') as HTMLInputElement).value,
  lastname: (textbox('Last name') as HTMLInputElement).value,
  email: (textbox('Email') as HTMLInputElement).value,
  phonenumber: (textbox('Phone number') as HTMLInputElement).value,
  comment: (textbox('Comment') as HTMLTextAreaElement).value,
})

export const nothing = {
  jobcategory: '',
  firstname: '',
  lastname: '',
  email: '',
  phonenumber: '',
  comment: '',
}
