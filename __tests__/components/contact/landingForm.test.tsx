/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'
import { readDraft } from '../../../lib/contact/draft.ts'
import { account, fillIn, held, nothing, openForm, send, submit, typed } from './fillIn.tsx'
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

test('the contact page’s message names no page', async () => {
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(sent()[0]).not.toHaveProperty('page')
})

test('what was typed stays on its own page', async () => {
  const landing = openLandingForm()
  await fillIn(landing.user)
  landing.unmount()
  const contact = openForm()
  expect(held()).toEqual(nothing)
  contact.unmount()
  const other = openLandingForm('https://goodline.example/other')
  expect(held()).toEqual(nothing)
  other.unmount()
  openLandingForm()
  expect(held()).toEqual(typed)
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
