/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { checked, fillIn, openForm, radio, send, sent, startProvider, submit, textbox } from './fillIn.tsx'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

startProvider()

test('the form supports autofill, names required fields, keeps data out of URLs', () => {
  const { container } = openForm()
  // Also when it is sent before hydration.
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
  const group = screen.getByRole('radiogroup', { name: /I am a \.\.\./ })
  const radios = within(group).getAllByRole('radio')
  expect(radios).toHaveLength(2)
  // One by one they would be invalid before anybody has chosen.
  for (const each of [group, ...radios]) expect(each).toBeValid()
  expect(group).toBeRequired()
  expect(screen.getByText('Fields with a star (*) are required.')).toBeInTheDocument()
  const wanted = [
    ['First name', 'given-name', 'firstname', 'text', null],
    ['Last name', 'family-name', 'lastname', 'text', null],
    ['Email', 'email', 'email', 'email', 'email'],
    ['Phone number', 'tel', 'phonenumber', 'tel', 'tel'],
  ] as const
  for (const [label, autocomplete, name, type, inputmode] of wanted) {
    expect(textbox(label)).toHaveAttribute('autocomplete', autocomplete)
    expect(textbox(label)).toHaveAttribute('name', name)
    expect(textbox(label)).toHaveAttribute('type', type)
    expect(textbox(label)).toBeRequired()
    expect(textbox(label)).toHaveAttribute('aria-invalid', 'false')
    if (inputmode) expect(textbox(label)).toHaveAttribute('inputmode', inputmode)
  }
  expect(screen.getByRole('textbox', { name: 'Comment (optional)' })).not.toBeRequired()
})

describe('errors', () => {
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    'Phone number': 'Phone number is required',
  }

  test('appear on submit, tied to their fields, the first one focused', async () => {
    const { user } = openForm()
    await send(user)
    for (const [label, message] of Object.entries(messages)) {
      expect(textbox(label)).toBeInvalid()
      expect(textbox(label)).toHaveAccessibleDescription(message)
    }
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Please select a category')
    expect(radio('Job Seeker')).toHaveAccessibleDescription('Please select a category')
    expect(radio('Job Seeker')).toHaveFocus()
    expect(textbox('Comment')).toBeValid()
    expect(sent()).toEqual([])
    await fillIn(user)
    await user.clear(textbox('Last name'))
    await user.clear(textbox('Phone number'))
    await send(user)
    expect(textbox('Last name')).toHaveFocus()
  })

  test('appear when a field is left, and only there', async () => {
    const { user, container } = openForm()
    const announced = [...container.querySelectorAll('[aria-live=polite]')]
    await user.click(textbox('First name'))
    expect(screen.queryByText('First name is required')).toBeNull()
    await user.tab()
    await checked()
    expect(textbox('First name')).toHaveAccessibleDescription('First name is required')
    expect(announced.map(({ textContent }) => textContent)).toContain('First name is required')
    expect(screen.queryByText('Last name is required')).toBeNull()
  })

  test.each([
    ['button', 'Email', submit, () => radio('Job Seeker')],
    ['label', 'Phone number', () => screen.getByText('Comment'), () => textbox('Comment')],
  ])('do not move the %s away while the pointer presses it', async (_what, left, pressed, focused) => {
    const { user } = openForm()
    await user.click(textbox(left))
    await user.pointer({ keys: '[MouseLeft>]', target: pressed() })
    await checked()
    expect(textbox(left)).toHaveFocus()
    expect(screen.queryByText(`${left} is required`)).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: pressed() })
    await checked()
    expect(focused()).toHaveFocus()
    expect(screen.getByText(`${left} is required`)).toBeInTheDocument()
  })
})

test('the comment’s characters are counted near the limit, and never cut', async () => {
  const { user } = openForm()
  const enter = async (text: string) => {
    fireEvent.input(textbox('Comment'), { target: { value: text } })
    await checked()
  }
  await enter('x'.repeat(3_599))
  expect(textbox('Comment')).not.toHaveAccessibleDescription()
  await enter('x'.repeat(3_600))
  expect(textbox('Comment')).toHaveAccessibleDescription('3,600 of 4,000 characters')
  expect(screen.getByText('Near the limit of 4,000 characters.')).toHaveAttribute('aria-live', 'polite')
  await enter('x'.repeat(4_001))
  expect(screen.getByText('Beyond the limit of 4,000 characters.')).toBeInTheDocument()
  await send(user)
  expect(textbox('Comment')).toHaveAccessibleDescription(
    'Please use at most 4,000 characters 4,001 of 4,000 characters',
  )
  expect(textbox('Comment')).toHaveValue('x'.repeat(4_001))
  expect(sent()).toEqual([])
})
