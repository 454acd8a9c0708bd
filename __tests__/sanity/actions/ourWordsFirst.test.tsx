/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { askFirst } from '../../../sanity/actions/askFirst.tsx'
import { useOurWords } from '../../../sanity/actions/ourWordsFirst.tsx'

const line = { name: 'string', jsonType: 'string' }
const mockItems = Array.from({ length: 30 }, (_, index) => `Thing ${index}`)
const mockPage = {
  name: 'landingPage',
  jsonType: 'object',
  fields: [
    { name: 'heading', type: line },
    { name: 'items', type: { name: 'array', jsonType: 'array', of: [line], initialValue: mockItems } },
  ],
  initialValue: { heading: 'Say what you offer' },
}
jest.mock('sanity', () => ({ useSchema: () => ({ get: () => mockPage }) }), { virtual: true })

let isPublished = false
const publish: DocumentActionComponent = () => ({ label: 'Publish', onHandle: () => (isPublished = true) })
const useAction = askFirst(publish, useOurWords)

type Confirm = { message: ReactNode; confirmButtonText: string; onConfirm: () => void; onCancel: () => void }

function Form(versions: { draft: object; published: object | null }): ReactNode {
  const action = useAction({ type: 'landingPage', ...versions } as unknown as DocumentActionProps)
  const dialog = action?.dialog as Confirm | undefined
  return (
    <>
      <button onClick={() => action?.onHandle?.()}>Publish</button>
      {dialog && (
        <div role="dialog">
          {dialog.message}
          <button onClick={dialog.onConfirm}>{dialog.confirmButtonText}</button>
          <button onClick={dialog.onCancel}>Cancel</button>
        </div>
      )}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ours = { heading: 'Say what you offer' }

beforeEach(() => {
  isPublished = false
})

test('Publish asks about our words, and publishes when the editor keeps them', async () => {
  render(<Form draft={ours} published={null} />)
  await press('Publish')
  expect(screen.getByRole('listitem').textContent).toBe('Say what you offer')
  await press('Cancel')
  expect([isPublished, screen.queryByRole('dialog')]).toEqual([false, null])
  await press('Publish')
  await press('Publish with them')
  expect([isPublished, screen.queryByRole('dialog')]).toEqual([true, null])
})

test('of many words of ours some are named, and the others counted', async () => {
  render(<Form draft={{ ...ours, items: mockItems }} published={null} />)
  await press('Publish')
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named).toHaveLength(7)
  expect([named[0], named.at(-1)]).toEqual(['Say what you offer', '25 more, each with a sign in the form'])
})

test.each([
  ['words of the editor', { heading: 'Night shifts' }, null],
  ['words that were published already', ours, ours],
])('Publish does not ask about %s', async (_what, draft, published) => {
  render(<Form draft={draft} published={published} />)
  await press('Publish')
  expect(isPublished).toBe(true)
})
