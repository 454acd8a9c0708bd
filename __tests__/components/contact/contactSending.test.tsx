/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import {
  typed,
  expectSending,
  fillIn,
  held,
  nothing,
  openForm,
  radio,
  send,
  submit,
  textbox,
} from './fillIn.tsx'
import {
  failureText,
  sent,
  passTime,
  scrollIntoView,
  settle,
  startProvider,
  successText,
} from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

startProvider()

/** What the site itself has logged. */
const logged = () =>
  jest.mocked(console.error).mock.calls.filter(([text]) => String(text).startsWith('[contact]'))

describe('sending', () => {
  test('reads Sending..., is disabled and keeps the answers as they were sent', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    expectSending()
    expect(held()).toEqual(typed)
    expect(sent()).toHaveLength(1)
    expect(sent()).toEqual([expect.objectContaining(typed)])
  })

  test('happens once, however often Enter is pressed or the form is sent', async () => {
    const { user, container } = openForm()
    await fillIn(user)
    const form = container.querySelector('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await passTime(0)
    await user.type(textbox('Email'), '{Enter}{Enter}')
    await send(user)
    fireEvent.submit(form)
    await passTime(0)
    expect(sent()).toHaveLength(1)
  })

  test('takes the values of the moment, not of an earlier one', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    await settle('failure')
    await user.clear(textbox('First name'))
    await user.type(textbox('First name'), 'Eva')
    await send(user)
    expect(sent().at(-1)).toMatchObject({ ...typed, firstname: 'Eva' })
  })

  test('a bot that fills in the honeypot is shown success', async () => {
    const { user, container } = openForm()
    await fillIn(user)
    const trap = container.querySelector('input[name=topic]') as HTMLInputElement
    trap.value = 'buy now'
    await send(user)
    expect(screen.getByRole('status')).toHaveTextContent(successText)
    expect(sent()).toEqual([])
  })
})

describe('a visitor who walks on and comes back while the message is on its way', () => {
  async function comeBack() {
    const { user, unmount } = openForm()
    await fillIn(user)
    await send(user)
    unmount()
    return openForm()
  }

  test('finds it still sending, and cannot send it twice', async () => {
    const { container } = await comeBack()
    expect(held()).toEqual(typed)
    expectSending()
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    await passTime(0)
    expect(sent()).toHaveLength(1)
  })

  test('is told of success, by an empty form', async () => {
    const { user } = await comeBack()
    await settle('sent')
    expect(screen.getByRole('status')).toHaveTextContent(successText)
    expect(held()).toEqual(nothing)
    expect(window.sessionStorage).toHaveLength(0)
    await fillIn(user)
    await send(user)
    expect(sent()).toHaveLength(2)
  })

  test('is told of failure once, and can try again', async () => {
    const { user } = await comeBack()
    await settle('failure')
    expect(screen.getByRole('alert')).toHaveTextContent(failureText)
    expect(logged()).toHaveLength(1)
    expect(held()).toEqual(typed)
    await send(user)
    await passTime(1_000)
    expect(sent()).toHaveLength(2)
  })

  test('is told, too, what happened before the return', async () => {
    const { user, unmount } = openForm()
    await fillIn(user)
    await send(user)
    unmount()
    await settle('failure')
    expect(logged()).toHaveLength(1)
    const back = openForm()
    await passTime(0)
    expect(screen.getByRole('alert')).toHaveTextContent(failureText)
    expect(held()).toEqual(typed)
    back.unmount()
    openForm()
    expect(submit()).toBeEnabled()
  })
})

describe('success', () => {
  async function succeed() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle('sent')
    return opened
  }

  test('also empties the form of a visitor who has walked on meanwhile', async () => {
    const { user, unmount } = openForm()
    await fillIn(user)
    await send(user)
    unmount()
    await settle('sent')
    openForm()
    expect(held()).toEqual(nothing)
  })

  test('says so politely and empties the form, without complaints about empty fields', async () => {
    await succeed()
    expect(screen.getByRole('status')).toHaveTextContent(successText)
    expect(held()).toEqual(nothing)
    expect(screen.queryByText(/required/)).toBeNull()
    expect(submit()).toBeEnabled()
    expect(submit()).toHaveTextContent('Send message')
    expect(logged()).toEqual([])
  })

  test('forgets the draft', async () => {
    await succeed()
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('lets the next message be sent', async () => {
    const { user } = await succeed()
    await fillIn(user)
    await send(user)
    expect(screen.queryByText(successText)).toBeNull()
    expect(sent()).toHaveLength(2)
  })
})

describe('values that were set without an event', () => {
  test('are checked, sent and stay after a failure', async () => {
    const { user } = openForm()
    await user.click(textbox('Comment'))
    const set = (name: string, value: string) => ((textbox(name) as HTMLInputElement).value = value)
    set('First name', typed.firstname)
    set('Last name', typed.lastname)
    set('Email', typed.email)
    set('Phone number', typed.phonenumber)
    set('Comment', typed.comment)
    ;(radio(typed.jobcategory) as HTMLInputElement).checked = true
    await passTime(2_000)
    await send(user)
    expect(sent()).toEqual([expect.objectContaining(typed)])
    await settle('failure')
    expect(held()).toEqual(typed)
  })
})

describe('failure', () => {
  async function failToSend() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle('failure')
    return opened
  }

  test('says so at once, is logged, and everything typed stays', async () => {
    await failToSend()
    expect(screen.getByRole('alert')).toHaveTextContent(failureText)
    expect(console.error).toHaveBeenCalledWith(
      '[contact] The message was not sent. The provider responded 429: Slow down.',
    )
    expect(held()).toEqual(typed)
    expect(submit()).toBeEnabled()
  })

  test('is brought into sight', async () => {
    await failToSend()
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'nearest' })
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByRole('alert'))
  })

  test('gives focus back to the button, for the next try', async () => {
    await failToSend()
    expect(submit()).toHaveFocus()
  })

  test('leaves focus where the visitor has gone meanwhile', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    act(() => textbox('Comment').focus())
    await settle('failure')
    expect(textbox('Comment')).toHaveFocus()
  })
})
