import { act, fireEvent, screen, within } from '@testing-library/react'
import { deliver } from '../../../lib/contact/deliver.ts'
import { loadSender, type SendResult } from '../../../lib/contact/send.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import {
  account,
  answers,
  checked,
  fillIn,
  held,
  nothing,
  openForm,
  radio,
  send,
  submit,
  textbox,
} from './fillIn.tsx'

jest.mock('../../../lib/contact/deliver.ts', () => ({ deliver: jest.fn() }))
jest.mock('../../../lib/contact/send.ts', () => ({ loadSender: jest.fn() }))

const mockDeliver = jest.mocked(deliver)
const mockLoadSender = jest.mocked(loadSender)
const scrollIntoView = jest.fn()

/** The provider's answer, to be given when a test says so. */
let answer: (result: SendResult) => void

beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  stubMatchMedia({ reducedMotion: false })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockLoadSender.mockReset().mockRejectedValue(new Error('not in this test'))
  mockDeliver.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const settle = (result: SendResult) => act(async () => answer(result))
const failure: SendResult = { kind: 'rejected', status: 429, reason: 'The provider answered 429: Slow down.' }
const successText = "Message sent successfully! We'll get back to you soon."
const failureText = 'Failed to send message. Please try again or contact us directly.'

describe('at first', () => {
  test('asks for what browsers can fill in, and says which answers it needs', () => {
    openForm()
    const group = screen.getByRole('radiogroup', { name: /I am a \.\.\./ })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(group).toBeRequired()
    const wanted = [
      ['First name', 'given-name', 'firstname', null],
      ['Last name', 'family-name', 'lastname', null],
      ['Email', 'email', 'email', 'email'],
      ['Phone number', 'tel', 'phonenumber', 'tel'],
    ] as const
    for (const [label, autocomplete, name, inputmode] of wanted) {
      expect(textbox(label)).toHaveAttribute('autocomplete', autocomplete)
      expect(textbox(label)).toHaveAttribute('name', name)
      expect(textbox(label)).toBeRequired()
      expect(textbox(label)).toHaveAttribute('aria-invalid', 'false')
      if (inputmode) expect(textbox(label)).toHaveAttribute('inputmode', inputmode)
    }
    expect(screen.getByRole('textbox', { name: 'Comment (optional)' })).not.toBeRequired()
  })

  test('loads neither the provider’s library before somebody starts the form, nor twice', async () => {
    const { user } = openForm()
    expect(mockLoadSender).not.toHaveBeenCalled()
    await user.click(textbox('First name'))
    await user.type(textbox('Email'), 'a')
    expect(mockLoadSender).toHaveBeenCalledTimes(1)
  })

  test('has the Studio’s words on its button, or some of its own', () => {
    const { unmount } = openForm('Tell us')
    expect(screen.getByRole('button', { name: 'Tell us' })).toBeEnabled()
    unmount()
    openForm(null)
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
  })

  test('hides its trap from people: not to be tabbed to, heard or filled in by the browser', () => {
    const { container } = openForm()
    const trap = container.querySelector('input[name=topic]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('puts nothing into the address should it be sent before the scripts are there', () => {
    const { container } = openForm()
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
  })
})

describe('errors', () => {
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    'Phone number': 'Phone number is required',
  }

  test('appear on submit, each tied to its field, and focus goes to the first', async () => {
    const { user } = openForm()
    await send(user)
    for (const [label, message] of Object.entries(messages)) {
      expect(textbox(label)).toBeInvalid()
      expect(textbox(label)).toHaveAccessibleDescription(message)
    }
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Please select a category')
    expect(radio('Job Seeker')).toHaveAccessibleDescription('Please select a category')
    expect(radio('Job Seeker')).toHaveFocus()
    expect(textbox('Comment')).toBeValid()
    expect(mockDeliver).not.toHaveBeenCalled()
  })

  test('send focus to the first field that is bad, not to the first of the form', async () => {
    const { user } = openForm()
    await fillIn(user)
    await user.clear(textbox('Last name'))
    await user.clear(textbox('Phone number'))
    await send(user)
    expect(textbox('Last name')).toHaveFocus()
  })

  test('appear when a field is left, and only there', async () => {
    const { user } = openForm()
    await user.click(textbox('First name'))
    expect(screen.queryByText('First name is required')).toBeNull()
    await user.tab()
    await checked()
    expect(textbox('First name')).toHaveAccessibleDescription('First name is required')
    expect(screen.queryByText('Last name is required')).toBeNull()
  })

  test('go away as soon as the answer is good', async () => {
    const { user } = openForm()
    await user.type(textbox('Email'), 'ana@example')
    await user.tab()
    await checked()
    expect(textbox('Email')).toHaveAccessibleDescription('Invalid email address')
    await user.type(textbox('Email'), '.com')
    await checked()
    expect(textbox('Email')).toBeValid()
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  test('of the choice wait until the whole choice is left', async () => {
    const { user } = openForm()
    await send(user)
    await user.click(radio('Employer'))
    await checked()
    expect(screen.queryByText('Please select a category')).toBeNull()
    await user.tab({ shift: true })
    await user.tab()
    await checked()
    expect(screen.queryByText('Please select a category')).toBeNull()
  })

  test('do not move the button away from under the pointer that presses it', async () => {
    const { user } = openForm()
    await user.click(textbox('Email'))
    await user.pointer({ keys: '[MouseLeft>]', target: submit() })
    await checked()
    expect(textbox('Email')).toHaveFocus()
    expect(screen.queryByText('Email is required')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: submit() })
    await checked()
    expect(screen.getByText('Email is required')).toBeInTheDocument()
  })
})

describe('sending', () => {
  test('reads Sending..., is disabled and keeps the answers as they were sent', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    expect(submit()).toHaveTextContent('Sending...')
    expect(submit()).toBeDisabled()
    expect(textbox('Comment')).toHaveAttribute('readonly')
    expect(mockDeliver).toHaveBeenCalledTimes(1)
    expect(mockDeliver).toHaveBeenCalledWith(
      answers,
      { honeypot: '', startedAt: expect.any(Number) },
      account,
    )
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
    expect(mockDeliver).toHaveBeenCalledTimes(1)
  })

  test('takes the values of the moment, not of an earlier one', async () => {
    const { user } = openForm()
    await fillIn(user)
    await send(user)
    await settle(failure)
    await user.clear(textbox('First name'))
    await user.type(textbox('First name'), 'Eva')
    await send(user)
    expect(mockDeliver.mock.lastCall?.[0]).toEqual({ ...answers, firstname: 'Eva' })
  })

  test('hands over what a program put into the trap', async () => {
    const { user, container } = openForm()
    await fillIn(user)
    const trap = container.querySelector('input[name=topic]') as HTMLInputElement
    trap.value = 'buy now'
    await send(user)
    expect(mockDeliver.mock.lastCall?.[1]).toMatchObject({ honeypot: 'buy now' })
  })
})

describe('success', () => {
  async function succeed() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle({ kind: 'sent' })
    return opened
  }

  test('says so politely and empties the form, without complaints about empty fields', async () => {
    await succeed()
    expect(screen.getByRole('status')).toHaveTextContent(successText)
    expect(held()).toEqual(nothing)
    expect(screen.queryByText(/required/)).toBeNull()
    expect(submit()).toBeEnabled()
    expect(submit()).toHaveTextContent('Send message')
    expect(console.error).not.toHaveBeenCalled()
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
    expect(mockDeliver).toHaveBeenCalledTimes(2)
  })
})

describe('failure', () => {
  async function failToSend() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle(failure)
    return opened
  }

  test('says so at once, is logged, and everything typed stays', async () => {
    await failToSend()
    expect(screen.getByRole('alert')).toHaveTextContent(failureText)
    expect(console.error).toHaveBeenCalledWith(
      '[contact] The message was not sent. The provider answered 429: Slow down.',
    )
    expect(held()).toEqual(answers)
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
    await settle(failure)
    expect(textbox('Comment')).toHaveFocus()
  })
})

describe('the banner', () => {
  async function show() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle(failure)
    return { ...opened, banner: screen.getByRole('alert') }
  }
  const shown = () => screen.queryByText(failureText) !== null

  test('is gone after five seconds', async () => {
    await show()
    await passTime(4_999)
    expect(shown()).toBe(true)
    await passTime(1)
    expect(shown()).toBe(false)
    expect(submit()).toBeEnabled()
  })

  test('stays while the pointer is on it, and then for the rest of its time', async () => {
    const { user, banner } = await show()
    await passTime(3_000)
    await user.hover(banner)
    await passTime(60_000)
    expect(shown()).toBe(true)
    await user.unhover(banner)
    await passTime(1_900)
    expect(shown()).toBe(true)
    await passTime(200)
    expect(shown()).toBe(false)
  })

  test('stays while it has focus, which the keyboard can give it', async () => {
    const { user, banner } = await show()
    await user.click(radio('Employer'))
    await user.tab({ shift: true })
    expect(banner).toHaveFocus()
    await passTime(60_000)
    expect(shown()).toBe(true)
    await user.tab()
    await passTime(5_000)
    expect(shown()).toBe(false)
  })

  test('waits for a visitor who looks at another tab', async () => {
    await show()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    await passTime(60_000)
    expect(shown()).toBe(true)
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await passTime(5_000)
    expect(shown()).toBe(false)
  })

  test('of an earlier message does not cut the next one short', async () => {
    const { user } = await show()
    await passTime(4_000)
    await send(user)
    expect(shown()).toBe(false)
    await settle(failure)
    await passTime(4_000)
    expect(shown()).toBe(true)
    await passTime(1_000)
    expect(shown()).toBe(false)
  })
})
