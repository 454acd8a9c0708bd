import { screen } from '@testing-library/react'
import { deliver } from '../../../lib/contact/deliver.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { answers, fillIn, held, openForm, send } from './fillIn.tsx'

jest.mock('../../../lib/contact/deliver.ts', () => ({ deliver: jest.fn() }))
jest.mock('../../../lib/contact/send.ts', () => ({ loadSender: jest.fn().mockResolvedValue({}) }))
jest.mock('../../../lib/contact/schema.ts', () => {
  throw new Error('chunk failed')
})

test('a form whose rules cannot be loaded fails like any other, and nothing unchecked is sent', async () => {
  jest.useFakeTimers()
  stubMatchMedia({ reducedMotion: true })
  HTMLElement.prototype.scrollIntoView = jest.fn()
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openForm()
  await fillIn(user)
  await send(user)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to send message. Please try again or contact us directly.',
  )
  expect(log).toHaveBeenCalledWith(expect.stringContaining('chunk failed'))
  expect(deliver).not.toHaveBeenCalled()
  expect(held()).toEqual(answers)
  log.mockRestore()
  jest.useRealTimers()
})
