/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { FieldProps, ItemProps } from 'sanity'
import { FieldWithMessages, ItemWithMessages } from '#sanity/inputs/fieldMessages.tsx'

jest.mock('#sanity/inputs/undoRemoval.tsx', () => ({ useUndoneRemoval: (props: object) => props }))

const field = () => <input aria-label="field" />
const wrong = [
  { level: 'error', message: 'Write the headline.', path: [] },
  { level: 'warning', message: 'This is long.', path: [] },
]

test.each([
  ['field', (props: object) => <FieldWithMessages {...(props as FieldProps)} />],
  ['item of a list', (props: object) => <ItemWithMessages {...(props as ItemProps)} />],
])('what is wrong stands below the %s', (_what, shown) => {
  render(shown({ validation: wrong, renderDefault: field }))
  const input = screen.getByLabelText('field')
  for (const { message } of wrong) {
    const below = Node.DOCUMENT_POSITION_FOLLOWING
    expect(input.compareDocumentPosition(screen.getByText(message)) & below).toBe(below)
  }
})
