/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'
import type { FormAdditions } from '../../../components/contact/useContactForm.ts'
import { readDraft } from '../../../lib/contact/draft.ts'
import { account, checked, fillIn, held, nothing, openForm, send, submit, textbox, typed } from './fillIn.tsx'
import { passTime, sent, settle, startProvider, successText } from './provider.ts'

jest.mock('next/router', () => ({ __esModule: true, default: { push: jest.fn() } }))
jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

/** The contact form where it stands on a landing page. */

const page = 'https://goodline.example/season'
const thanks = 'Thank you! We call you back today.'

function openLandingForm(additions: FormAdditions = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return {
    user,
    ...render(
      <ContactForm account={account} submitLabel={null} page={page} thanks={thanks} {...additions} />,
    ),
  }
}

startProvider()

test('its message names the page, and its thanks are the section’s', async () => {
  const { user } = openLandingForm()
  await fillIn(user)
  await send(user)
  expect(sent()).toEqual([
    expect.objectContaining({ ...typed, page, full_message: expect.stringContaining(`Page: ${page}`) }),
  ])
  await settle('sent')
  expect(screen.getByRole('status')).toHaveTextContent(thanks)
  expect(screen.queryByText(successText)).toBeNull()
})

test('its thanks stay until something is typed again', async () => {
  const { user } = openLandingForm()
  await fillIn(user)
  await send(user)
  await settle('sent')
  await passTime(3_600_000)
  expect(screen.getByRole('status')).toHaveTextContent(thanks)
  await user.type(textbox('Comment'), 'P')
  expect(screen.queryByRole('status')).toBeNull()
  expect(textbox('Comment')).toHaveValue('P')
})

test('a message on its way leaves the form of another page alone', async () => {
  const landing = openLandingForm()
  await fillIn(landing.user)
  await send(landing.user)
  landing.unmount()
  const contact = openForm()
  await fillIn(contact.user)
  await settle('sent')
  expect(submit()).toBeEnabled()
  expect(screen.queryByRole('status')).toBeNull()
  expect(held()).toEqual(typed)
  expect(readDraft()).toEqual(typed)
  contact.unmount()
  openLandingForm()
  await passTime(0)
  expect(screen.getByRole('status')).toHaveTextContent(thanks)
  expect(held()).toEqual(nothing)
})

test('after a message the visitor goes to the thank-you page', async () => {
  const { user } = openLandingForm({ thanksPath: '/thanks' })
  await fillIn(user)
  await send(user)
  expect(Router.push).not.toHaveBeenCalled()
  await settle('sent')
  expect(jest.mocked(Router.push).mock.calls).toEqual([['/thanks']])
})

const own = [
  { name: 'answer_1', label: 'Shift', options: ['Day', 'Night'], required: true },
  { name: 'answer_2', label: 'Company', options: [], required: false },
] as const

test('an answer of its own is required, drafted and sent', async () => {
  const { user, unmount } = openLandingForm({ own, recipient: 'Night team' })
  await fillIn(user)
  await send(user)
  expect(screen.getByText('Please select an answer')).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Night' }))
  await checked()
  unmount()
  openLandingForm({ own, recipient: 'Night team' })
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked()
  await user.click(textbox('Comment'))
  await passTime(2_000)
  await send(user)
  expect(sent()).toEqual([
    expect.objectContaining({
      answer_1: 'Night',
      answer_2: 'Not provided',
      recipient: 'Night team',
      full_message: expect.stringContaining('Shift: Night\nCompany: Not provided\nFor: Night team\nPage: '),
    }),
  ])
})
