/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { HoldForm, holdDuring } from '#sanity/inputs/holdForm.tsx'

const field = (name: string) => screen.getByRole('textbox', { name })

/** Whether what is typed into a field is let through. */
const takes = (name: string, inputType = 'insertText') =>
  field(name).dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }))

beforeEach(() => {
  render(
    <>
      <div tabIndex={-1} data-testid="pane">
        <HoldForm>
          <input aria-label="Headline" />
        </HoldForm>
      </div>
      <div role="dialog" aria-label="Edit Stat">
        <input aria-label="Label" />
      </div>
      <input aria-label="Search list" />
    </>,
  )
})

test('form and its dialogs hold what is typed during a publish', async () => {
  document.execCommand = jest.fn()
  let end = () => {}
  const publish = holdDuring(new Promise<void>((done) => (end = done)))
  expect(['Headline', 'Label', 'Search list'].map((name) => takes(name))).toEqual([false, false, true])
  field('Search list').focus()
  end()
  await publish
  expect(document.execCommand).toHaveBeenCalledTimes(2)
  expect(field('Search list')).toHaveFocus()
  expect(['Headline', 'Label'].map((name) => takes(name))).toEqual([true, true])
})

test('a paste goes through during a publish', async () => {
  const publish = holdDuring(Promise.resolve())
  expect(takes('Headline', 'insertFromPaste')).toBe(true)
  await publish
})

test('a key that nothing has the focus for goes to the form’s pane', () => {
  const heard = jest.fn()
  screen.getByTestId('pane').addEventListener('keydown', heard)
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('Tab')
  expect(screen.getByTestId('pane')).not.toHaveFocus()
  press('p')
  expect(screen.getByTestId('pane')).toHaveFocus()
  expect(heard).toHaveBeenCalledTimes(1)
})
