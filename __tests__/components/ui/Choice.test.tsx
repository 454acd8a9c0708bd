/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Choice } from '#components/ui/Choice.tsx'

const onBlur = jest.fn()
const choice = { id: 'size', name: 'size', label: 'Size', options: ['Small', 'Large'], onBlur }

function show() {
  onBlur.mockClear()
  const { rerender } = render(<Choice {...choice} />)
  const [small, large] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement]
  return { small, large, rerender }
}

test('focus leaves the group when it moves elsewhere, or nowhere', () => {
  const { small, large } = show()
  fireEvent.blur(small, { relatedTarget: large })
  expect(onBlur).not.toHaveBeenCalled()
  fireEvent.blur(small, { relatedTarget: document.body })
  fireEvent.blur(small, { relatedTarget: null })
  expect(onBlur).toHaveBeenCalledTimes(2)
})

test('a read-only group keeps its answer and its focus', async () => {
  const { small, large, rerender } = show()
  await userEvent.click(large)
  rerender(<Choice {...choice} readOnly />)
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
  await userEvent.click(small)
  // jsdom does not check the first one again, as browsers do.
  expect(small).not.toBeChecked()
  expect(small).toHaveFocus()
})
