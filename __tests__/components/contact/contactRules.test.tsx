/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type * as Rules from '../../../lib/contact/schema.ts'
import { typed, expectSending, fillIn, held, openForm, radio, send, submit, textbox } from './fillIn.tsx'
import { failureText, passTime, sent, startProvider } from './provider.ts'

/** How the chunk with the rules is loaded in a test. */
let chunk: Promise<typeof Rules>

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))
// An import waits for a module with a `then`, as it does for a chunk that is loading.
jest.mock('../../../lib/contact/schema.ts', () => ({
  __esModule: true,
  then: (...handlers: Parameters<typeof chunk.then>) => chunk.then(...handlers),
}))

startProvider()

/** Presses of the button before this is called meet a chunk on its way. */
let settle: { arrive: () => void; fail: () => void }

beforeEach(() => {
  chunk = new Promise((resolve, reject) => {
    settle = {
      arrive: () => resolve(jest.requireActual('../../../lib/contact/schema.ts')),
      fail: () => reject(new Error('chunk failed')),
    }
  })
})

// The rules are loaded once for all tests: none may come after one in which they arrive.

test('a form whose rules cannot be loaded fails and sends nothing', async () => {
  settle.fail()
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
  settle.fail()
  await passTime(0)
  expect(sent()).toEqual([])
})

test('rules that load late show the errors, and the next press sends', async () => {
  const { user } = openForm()
  await user.click(textbox('Comment'))
  await send(user)
  expect(submit()).toHaveTextContent('Sending...')
  settle.arrive()
  await passTime(0)
  expect(submit()).toHaveTextContent('Send message')
  expect(radio('Job Seeker')).toHaveFocus()
  expect(textbox('Email')).toHaveAccessibleDescription('Email is required')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent()).toEqual([])
  await fillIn(user)
  await send(user)
  expect(sent()).toHaveLength(1)
})
