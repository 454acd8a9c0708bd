/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { contactRows } from '#lib/site/contactFields.ts'
import { answers } from '#tests/fixtures/contactForm.ts'
import { checked, held, openForm, radio, send, textbox } from './fillIn.tsx'
import { failureText, sent, settle, startProvider } from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

beforeAll(() => import('#lib/contact/schema.ts'))
startProvider()

/** Sets a value past React's tracker, as dictation on iOS does. */
function setSilently(field: HTMLElement, value: string) {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

function fillSilently() {
  const choose = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set
  choose?.call(radio(answers.jobcategory), true)
  for (const [name, { kind, label }] of contactRows)
    if (kind !== 'choice') setSilently(textbox(label), answers[name])
}

test('values without an event are sent, and stay after a failure', async () => {
  const { user } = openForm()
  fillSilently()
  await send(user)
  expect(sent()).toEqual([expect.objectContaining(answers)])
  await settle('failure')
  expect(screen.getByText(failureText)).toBeInTheDocument()
  expect(held()).toEqual(answers)
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
