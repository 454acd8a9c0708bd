/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { answers } from '#tests/fixtures/contactForm.ts'
import { fillIn, held, openForm, send, submit } from './fillIn.tsx'
import { failureText, sent, startProvider } from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))
/** How the chunk with the rules is loaded in a test. */
let chunk: Promise<never>
let fail: () => void

// An import waits for a module with a `then`, as it does for a chunk that is loading.
jest.mock('#lib/contact/schema.ts', () => ({
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
  expect(submit()).toBeEnabled()
  expect(held()).toEqual(answers)
})
