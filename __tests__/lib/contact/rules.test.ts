/** @jest-environment node */
import { findErrors, loadRules } from '../../../lib/contact/rules.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

let broken = false

jest.mock('../../../lib/contact/schema.ts', () => {
  if (broken) throw new Error('chunk failed')
  return jest.requireActual('../../../lib/contact/schema.ts')
})

test('rules that cannot be loaded are asked for again the next time', async () => {
  broken = true
  await expect(findErrors(emptyContactValues)).rejects.toThrow('chunk failed')
  broken = false
  expect((await loadRules()).contactSchema).toBeDefined()
})

test('a field is told one thing, in the order of the form', async () => {
  expect(Object.entries(await findErrors(emptyContactValues))).toEqual([
    ['jobcategory', 'Please select a category'],
    ['firstname', 'First name is required'],
    ['lastname', 'Last name is required'],
    ['email', 'Email is required'],
    ['phonenumber', 'Phone number is required'],
  ])
})

test('a rule that breaks is no error of the visitor', async () => {
  const unreadable = {
    ...emptyContactValues,
    get email(): string {
      throw new Error('no such field')
    },
  }
  await expect(findErrors(unreadable)).rejects.toThrow('no such field')
})

test('a good form has no errors', async () => {
  const good = {
    ...emptyContactValues,
    jobcategory: 'Employer',
    firstname: 'Ana',
    lastname: 'Ruiz',
    email: 'ana@example.com',
    phonenumber: '813',
  }
  expect(await findErrors(good)).toEqual({})
  expect(await findErrors({ ...good, email: 'ana@example' })).toEqual({ email: 'Invalid email address' })
})
