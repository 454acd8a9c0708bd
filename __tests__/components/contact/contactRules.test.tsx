import { screen } from '@testing-library/react'
import { deliver } from '../../../lib/contact/deliver.ts'
import type * as Rules from '../../../lib/contact/schema.ts'
import { answers, expectSending, fillIn, held, openForm, radio, send, submit, textbox } from './fillIn.tsx'
import { failureText, passTime, startProvider } from './provider.ts'

/** How the chunk with the rules is loaded in a test. */
let chunk: Promise<typeof Rules>

jest.mock('../../../lib/contact/deliver.ts', () => ({ deliver: jest.fn() }))
jest.mock('../../../lib/contact/send.ts', () => ({ loadSender: jest.fn() }))
// What has a `then` is waited for by whoever imports it, as a chunk on its way is.
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

test('a form whose rules cannot be loaded fails like any other, and nothing unchecked is sent', async () => {
  settle.fail()
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('chunk failed'))
  expect(deliver).not.toHaveBeenCalled()
  expect(held()).toEqual(answers)
})

test('rules that are slow to load are waited for as an answer is: visibly, and not for ever', async () => {
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expectSending()
  await passTime(14_999)
  expect(submit()).toBeDisabled()
  await passTime(1)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('The rules did not load in time.'))
  expect(submit()).toBeEnabled()
  expect(held()).toEqual(answers)
  // Whatever comes now was answered already.
  settle.fail()
  await passTime(0)
  expect(deliver).not.toHaveBeenCalled()
})

test('rules that come late say what is wrong, and the next press sends', async () => {
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
  expect(deliver).not.toHaveBeenCalled()
  await fillIn(user)
  await send(user)
  expect(deliver).toHaveBeenCalledTimes(1)
})
