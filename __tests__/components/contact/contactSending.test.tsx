/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { contactRows, emptyContactValues } from '#lib/site/contactFields.ts'
import { answers } from '#tests/fixtures/contactForm.ts'
import {
  failureText,
  fillIn,
  held,
  openForm,
  passTime,
  radio,
  scrollIntoView,
  send,
  sent,
  settle,
  startProvider,
  submit,
  successText,
  textbox,
} from './fillIn.tsx'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

startProvider()

test('a bot that fills in the hidden honeypot is shown success', async () => {
  const { user, container } = openForm()
  await fillIn(user)
  const trap = container.querySelector('input[name=topic]') as HTMLInputElement
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  trap.value = 'buy now'
  await send(user)
  expect(screen.getByRole('status')).toHaveTextContent(successText)
  expect(sent()).toEqual([])
})

/** Sets a property past React's tracker, as dictation on iOS does. */
function setSilently(field: HTMLElement, name: 'checked' | 'value', value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}

test('values without an event are sent, and stay after a failure', async () => {
  const { user } = openForm()
  setSilently(radio(answers.jobcategory), 'checked', true)
  for (const [name, { kind, label }] of contactRows)
    if (kind !== 'choice') setSilently(textbox(label), 'value', answers[name])
  await send(user)
  expect(sent()).toEqual([expect.objectContaining(answers)])
  await settle('failure')
  expect(screen.getByText(failureText)).toBeInTheDocument()
  expect(held()).toEqual(answers)
})

test('sending is announced, its success empties form and draft, another follows', async () => {
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(submit()).toHaveTextContent('Sending...')
  expect(submit()).toBeDisabled()
  expect(textbox('Comment')).toHaveAttribute('readonly')
  expect(screen.getByText('Your message is on its way.')).toHaveAttribute('aria-live', 'polite')
  expect(submit().parentElement).toHaveFocus()
  expect(held()).toEqual(answers)
  expect(sent()).toEqual([expect.objectContaining(answers)])
  await settle('sent')
  // Whoever pressed twice meets the emptied form.
  await send(user)
  expect(screen.getByRole('status')).toHaveTextContent(successText)
  expect(held()).toEqual(emptyContactValues)
  expect(window.sessionStorage).toHaveLength(0)
  expect(screen.queryByText(/is required/)).toBeNull()
  expect(submit()).toHaveFocus()
  expect(submit()).toHaveTextContent('Send message')
  expect(console.error).not.toHaveBeenCalled()
  await fillIn(user)
  await send(user)
  expect(screen.queryByText(successText)).toBeNull()
  expect(sent()).toHaveLength(2)
})

test('thanks of a landing page stay until something is typed again', async () => {
  const { user } = openForm('Thank you! We call you back today.')
  await fillIn(user)
  await send(user)
  await settle('sent')
  await passTime(3_600_000)
  expect(screen.getByRole('status')).toHaveTextContent('Thank you! We call you back today.')
  fireEvent.input(textbox('Comment'), { target: { value: 'P' } })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

describe('failure', () => {
  test('is told in sight and logged, and what was typed stays', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    await settle('failure')
    const banner = screen.getByRole('alert')
    expect(banner.parentElement?.closest('[aria-live], [role=status]')).toBeNull()
    expect(banner).toHaveTextContent(failureText)
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'nearest' })
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(banner)
    expect(console.error).toHaveBeenCalledWith(
      '[contact] The message was not sent. The provider responded 429: Slow down.',
    )
    expect(held()).toEqual(answers)
    expect(submit()).toHaveFocus()
    await user.clear(textbox('First name'))
    await user.type(textbox('First name'), 'Eva')
    await send(user)
    expect(sent().at(-1)).toMatchObject({ ...answers, firstname: 'Eva' })
  })

  test('is gone after five seconds, those of the next message in full', async () => {
    const { user } = openForm()
    const shown = () => screen.queryByText(failureText) !== null
    await fillIn(user)
    await send(user)
    await settle('failure')
    await passTime(4_000)
    await send(user)
    expect(shown()).toBe(false)
    await settle('failure')
    await passTime(4_999)
    expect(shown()).toBe(true)
    await passTime(1)
    expect(shown()).toBe(false)
    expect(submit()).toBeEnabled()
  })
})
