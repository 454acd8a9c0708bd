/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { contactRows } from '#lib/site/contactFields.ts'
import { translatePage } from '#tests/fixtures/translator.ts'
import { checked, openForm, settle, startProvider, textbox } from './fillIn.tsx'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

/** The form on a page that the visitor's browser has translated, here into capitals. */

beforeAll(() => import('#lib/contact/schema.ts'))
beforeAll(translatePage)
startProvider()

const button = () => screen.getByRole('button', { name: /^SEND/ })
const errors = () =>
  [...document.querySelectorAll('form p[id$="-error"]:not(:empty)')].map((each) => each.textContent).sort()

test('a translated contact form shows each error and whether it was sent', async () => {
  const { user } = openForm()
  await checked()
  const press = async () => {
    await user.click(button())
    await checked()
  }
  const write = async (name: string, text: string) => {
    await user.click(textbox(name))
    await user.paste(text)
    await checked()
  }
  await press()
  expect(errors()).toEqual(contactRows.flatMap(([, { required }]) => required?.toUpperCase() ?? []).sort())
  await user.click(screen.getByRole('radio', { name: 'EMPLOYER' }))
  for (const [, { kind, label }] of contactRows)
    if (kind === 'line' || kind === 'phone') await write(label.toUpperCase(), '813 555 0142')
  await write('EMAIL', 'ana')
  expect(errors()).toEqual(['INVALID EMAIL ADDRESS'])
  await write('EMAIL', '@example.com')
  expect(errors()).toEqual([])
  await press()
  expect(button()).toHaveTextContent(/^SENDING\.\.\.$/)
  await settle('failure')
  expect(screen.getByRole('alert')).toHaveTextContent(/^FAILED TO SEND MESSAGE\. .* DIRECTLY\.$/)
  expect(button()).toHaveTextContent(/^SEND MESSAGE$/)
  await press()
  await settle('sent')
  expect(screen.getByRole('status')).toHaveTextContent(/^MESSAGE SENT SUCCESSFULLY! .* SOON\.$/)
  expect(screen.queryByText(/FAILED/)).toBeNull()
})
