/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'
import type { FormAdditions } from '../../../components/contact/useContactForm.ts'
import { account, fillIn, send, textbox, typed } from './fillIn.tsx'
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
beforeEach(() => jest.mocked(Router.push).mockClear())

test('its message names page and recipient, and its thanks are the section’s', async () => {
  const { user } = openLandingForm({ recipient: 'Night team' })
  await fillIn(user)
  await send(user)
  const full_message = expect.stringContaining(`For: Night team\nPage: ${page}\n`)
  expect(sent()).toEqual([expect.objectContaining({ ...typed, full_message })])
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
  fireEvent.input(textbox('Comment'), { target: { value: 'P' } })
  expect(screen.queryByRole('status')).toBeNull()
  expect(textbox('Comment')).toHaveValue('P')
})

test('after a message the visitor goes to the thank-you page', async () => {
  const { user } = openLandingForm({ thanksPath: '/thanks' })
  await fillIn(user)
  await send(user)
  expect(Router.push).not.toHaveBeenCalled()
  await settle('sent')
  expect(Router.push).toHaveBeenCalledWith('/thanks')
})
