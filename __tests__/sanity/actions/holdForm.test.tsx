/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { HoldForm, publishing } from '../../../sanity/actions/holdForm.tsx'

/** Whether a letter typed into a field is let through. */
const takes = (name: string) =>
  screen
    .getByRole('textbox', { name })
    .dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true, cancelable: true }),
    )

beforeEach(() => {
  render(
    <>
      <HoldForm>
        <input aria-label="Headline" />
      </HoldForm>
      <div role="dialog" aria-label="Edit Stat">
        <input aria-label="Label" />
      </div>
      <input aria-label="Search list" />
    </>,
  )
})

test('form and its dialogs hold what is typed during a publish', () => {
  publishing.next(true)
  expect(['Headline', 'Label', 'Search list'].map(takes)).toEqual([false, false, true])
})

test('form and its dialogs take what is typed at other times', () => {
  publishing.next(false)
  expect(['Headline', 'Label', 'Search list'].map(takes)).toEqual([true, true, true])
})
