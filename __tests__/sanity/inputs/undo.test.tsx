/** @jest-environment jsdom */
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useUndo } from '#sanity/inputs/undo.tsx'

type Message = { id: string; status: string; title: string; description?: ReactNode }
const messages = new Map<string, Message>()
const push = (message: Message) => messages.set(message.id, message)
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }), { virtual: true })

/** The only message that stands. */
const message = () => [...messages.values()].at(-1)
const pressUndo = async () => {
  const { unmount } = render(<>{message()?.description}</>)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  unmount()
}

test('a message offers Undo, again when it failed, and confirms it', async () => {
  const { result } = renderHook(useUndo)
  let isDown = true
  result.current('Removed', () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
  expect(message()).toMatchObject({ title: 'Removed', status: 'info' })
  await pressUndo()
  await waitFor(() => expect(message()).toMatchObject({ status: 'error' }))
  isDown = false
  await pressUndo()
  await waitFor(() => expect(message()).toMatchObject({ title: 'It is back', status: 'success' }))
  expect(messages.size).toBe(1)
})
