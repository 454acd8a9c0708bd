import { act } from '@testing-library/react'
import { send } from '@emailjs/browser'
import { stubMatchMedia } from '../layout/matchMedia.ts'

/**
 * The mail provider behind the contact form in a test: it responds when a test says so. The test
 * mocks `@emailjs/browser`.
 */

let respond: (outcome: 'sent' | 'failure') => void = () => {}

export const scrollIntoView = jest.fn()

/** A silent provider, fake timers and an empty tab for each test of a file. */
export function startProvider(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    window.sessionStorage.clear()
    HTMLElement.prototype.scrollIntoView = scrollIntoView
    stubMatchMedia({ reducedMotion: false })
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest
      .mocked(send)
      .mockReset()
      .mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            respond = (outcome) =>
              outcome === 'sent'
                ? resolve({ status: 200, text: 'OK' })
                : reject({ status: 429, text: 'Slow down.' })
          }),
      )
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}

/** Responds to the message on its way. */
export const settle = (outcome: 'sent' | 'failure') =>
  act(async () => {
    respond(outcome)
    await jest.advanceTimersByTimeAsync(0)
  })

/** What the provider received, in order. */
export const sent = () => jest.mocked(send).mock.calls.map(([, , params]) => params)

export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** docs/specification.md#contact-message. */
export const successText = "Message sent successfully! We'll get back to you soon."
export const failureText = 'Failed to send message. Please try again or contact us directly.'
