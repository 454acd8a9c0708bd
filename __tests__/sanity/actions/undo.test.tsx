/** @jest-environment jsdom */
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useUndo } from '../../../sanity/actions/undo.tsx'

type Message = { id: string; status: string; title: string; description?: ReactNode }
const messages = new Map<string, Message>()
const push = (message: Message) => messages.set(message.id, message)
jest.mock('sanity', () => ({}), { virtual: true })
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }), { virtual: true })
jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })

/** The only message that stands. */
const message = () => [...messages.values()].at(-1)
const press = async (name: string) => {
  const { unmount } = render(<>{message()?.description}</>)
  await userEvent.click(screen.getByRole('button', { name }))
  unmount()
}

test('a message offers Undo, again when it failed, and says that it is done', async () => {
  const { result } = renderHook(useUndo)
  let isDown = true
  const undo = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve())
  result.current({ title: 'Deleted', undo, done: 'It is back' })
  expect(message()).toMatchObject({ title: 'Deleted', status: 'info' })
  await press('Undo')
  await waitFor(() => expect(message()).toMatchObject({ status: 'error' }))
  isDown = false
  await press('Try again')
  await waitFor(() => expect(message()).toMatchObject({ title: 'It is back', status: 'success' }))
  expect(messages.size).toBe(1)
})
