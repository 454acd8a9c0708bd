/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { typed, expectSending, fillIn, held, openForm, send, submit } from './fillIn.tsx'
import { failureText, passTime, sent, startProvider } from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))
/** How the chunk with the rules is loaded in a test. */
let chunk: Promise<never>
let fail: () => void

// An import waits for a module with a `then`, as it does for a chunk that is loading.
jest.mock('../../../lib/contact/schema.ts', () => ({
  __esModule: true,
  then: (...handlers: Parameters<typeof chunk.then>) => chunk.then(...handlers),
}))

startProvider()
beforeEach(() => {
  chunk = new Promise((_, reject) => (fail = () => reject(new Error('chunk failed'))))
})

test('a form whose rules cannot be loaded fails and sends nothing', async () => {
  fail()
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('chunk failed'))
  expect(sent()).toEqual([])
  expect(held()).toEqual(typed)
})

test('a form whose rules load slowly shows it, and times out', async () => {
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expectSending()
  await passTime(14_999)
  expect(submit()).toBeDisabled()
  await passTime(1)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Loading the form took longer'))
  expect(submit()).toBeEnabled()
  expect(held()).toEqual(typed)
  // The failure was shown already: a late result changes nothing.
  fail()
  await passTime(0)
  expect(sent()).toEqual([])
})
