/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { answers } from '#tests/fixtures/contactForm.ts'
import { failureText, fillIn, held, openForm, send, sent, startProvider, submit } from './fillIn.tsx'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))
// An import waits for a module with a `then`, as it does for a chunk that is loading.
jest.mock('#lib/contact/schema.ts', () => ({
  __esModule: true,
  then: (_: unknown, reject: (error: Error) => void) => reject(new Error('chunk failed')),
}))

startProvider()

test('a form whose rules cannot be loaded fails and sends nothing', async () => {
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(screen.getByRole('alert')).toHaveTextContent(failureText)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('chunk failed'))
  expect(sent()).toEqual([])
  expect(submit()).toBeEnabled()
  expect(held()).toEqual(answers)
})
