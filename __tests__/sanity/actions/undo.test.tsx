/** @jest-environment jsdom */
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { deleteWithUndo } from '../../../sanity/actions/deleteWithUndo.ts'
import { useUndo } from '../../../sanity/inputs/undo.tsx'

type Message = { id: string; status: string; title: string; description?: ReactNode }
let messages = new Map<string, Message>()
const push = (message: Message) => messages.set(message.id, message)
let mockEvent: object | undefined
const mutate = jest.fn<Promise<void>, [unknown]>(async () => undefined)
jest.mock('sanity', () => ({ useClient: () => ({ mutate }), useDocumentOperationEvent: () => mockEvent }), {
  virtual: true,
})
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }), { virtual: true })

/** The only message that stands. */
const message = () => [...messages.values()].at(-1)
const pressUndo = async () => {
  const { unmount } = render(<>{message()?.description}</>)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  unmount()
}

beforeEach(() => {
  messages = new Map()
  mockEvent = undefined
})

test('a message offers Undo, again when it failed, and says that it is done', async () => {
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

test('a deleted document comes back as it was, with its draft', async () => {
  const useDelete = deleteWithUndo(
    Object.assign<DocumentActionComponent, { action: 'delete' }>(() => null, { action: 'delete' }),
  )
  const [draft, published] = ['drafts.a', 'a'].map((_id) => ({ _id, _rev: 'r', name: 'Rosa' }))
  const props = { id: 'a', type: 'teamMember', draft, published } as unknown as DocumentActionProps
  const { rerender } = renderHook(useDelete, { initialProps: props })
  mockEvent = { op: 'delete', type: 'success' }
  rerender({ ...props, draft: null, published: null })
  await pressUndo()
  expect(mutate.mock.calls[0]?.[0]).toEqual([
    { createIfNotExists: { _id: 'drafts.a', name: 'Rosa' } },
    { createIfNotExists: { _id: 'a', name: 'Rosa' } },
  ])
})
