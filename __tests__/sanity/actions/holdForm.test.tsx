/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { HoldForm, publishing } from '../../../sanity/actions/holdForm.tsx'

const typed = jest.fn()
beforeEach(() => {
  typed.mockReset()
  // jsdom has none.
  document.execCommand = typed
})

/** Types a letter as a browser does; true if the field takes it at once. */
const type = (letter: string) =>
  screen
    .getByRole('textbox')
    .dispatchEvent(new InputEvent('beforeinput', { data: letter, bubbles: true, cancelable: true }))

test('what is typed during a publish follows after it', () => {
  render(
    <HoldForm>
      <input />
    </HoldForm>,
  )
  expect(type('a')).toBe(true)
  publishing.next(true)
  expect([type('b'), type('c')]).toEqual([false, false])
  expect(typed).not.toHaveBeenCalled()
  publishing.next(false)
  expect(typed).toHaveBeenCalledWith('insertText', false, 'bc')
  expect(type('d')).toBe(true)
})
