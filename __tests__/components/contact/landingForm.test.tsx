/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'
import { readDraft } from '../../../lib/contact/draft.ts'
import { account, fillIn, held, nothing, openForm, send, submit, textbox, typed } from './fillIn.tsx'
import { passTime, sent, settle, startProvider, successText } from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

/** The contact form where it stands on a landing page. */

const page = 'https://goodline.example/season'
const thanks = 'Thank you! We call you back today.'

function openLandingForm(at = page) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, ...render(<ContactForm account={account} submitLabel={null} page={at} thanks={thanks} />) }
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
