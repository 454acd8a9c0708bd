import { screen } from '@testing-library/react'
import type * as Rules from '../../../lib/contact/schema.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { expectSending, fillIn, openForm, send } from './fillIn.tsx'
import { failureText, passTime } from './provider.ts'

let arrive = () => {}
const mockChunk = new Promise<typeof Rules>((resolve) => {
  arrive = () => resolve(jest.requireActual('../../../lib/contact/schema.ts'))
})

// What has a `then` is waited for by whoever imports it, as a chunk on its way is.
jest.mock('../../../lib/contact/schema.ts', () => ({
  __esModule: true,
  then: (...handlers: Parameters<typeof mockChunk.then>) => mockChunk.then(...handlers),
}))
jest.mock('@emailjs/browser', () => ({ init: () => {}, send: () => new Promise(() => {}) }))

test('rules that come late and a provider that never answers take 15 seconds together', async () => {
  jest.useFakeTimers()
  HTMLElement.prototype.scrollIntoView = () => {}
  stubMatchMedia({ reducedMotion: false })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  await passTime(14_000)
  arrive()
  await passTime(999)
  expectSending()
  await passTime(1)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('The provider did not answer in time.'))
})
