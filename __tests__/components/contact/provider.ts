import { act } from '@testing-library/react'
import { deliver } from '../../../lib/contact/deliver.ts'
import { loadSender, type SendResult } from '../../../lib/contact/send.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { openForm } from './fillIn.tsx'

/**
 * The mail provider behind the contact form in a test: it answers when a test says so. The test itself replaces the modules
 * `deliver.ts` and `send.ts`.
 */

let answer: (result: SendResult) => void = () => {}

export const scrollIntoView = jest.fn()

/** A silent provider, fake timers and an empty tab for each test of a file. */
export function startProvider(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    window.sessionStorage.clear()
    HTMLElement.prototype.scrollIntoView = scrollIntoView
    stubMatchMedia({ reducedMotion: false })
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.mocked(loadSender).mockReset().mockRejectedValue(new Error('not in this test'))
    jest
      .mocked(deliver)
      .mockReset()
      .mockImplementation(
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      )
  })
  afterEach(async () => {
    // What a test has left on its way is ended by another form, as for visitors: the next test's would take it over.
    await settle({ kind: 'sent' })
    const { unmount } = openForm()
    await passTime(0)
    unmount()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}

/** Gives the provider's answer. */
export const settle = (result: SendResult) => act(async () => answer(result))

export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

export const failure: SendResult = {
  kind: 'rejected',
  status: 429,
  reason: 'The provider answered 429: Slow down.',
}

/** What visitors read then; spec section 8. */
export const successText = "Message sent successfully! We'll get back to you soon."
export const failureText = 'Failed to send message. Please try again or contact us directly.'
