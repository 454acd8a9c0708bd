/** @jest-environment node */
import type { ValidationError } from 'yup'
import type { ContactMessage } from '../../../lib/contact/schema.ts'
import { contactSchema } from '../../../lib/contact/schema.ts'
import type { ContactValues } from '../../../lib/contact/values.ts'
import { contactFields, emptyContactValues } from '../../../lib/contact/values.ts'
import { ownTime } from '../../fixtures/ownTime.ts'

const valid: ContactValues = {
  jobcategory: 'Employer',
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: 'ana.ruiz@example.com',
  phonenumber: '(813) 555-0142',
  comment: '',
}

/** All different messages for each field that has one. */
async function messages(values: object): Promise<Record<string, string>> {
  try {
    await contactSchema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    const ofField = (field: string) =>
      inner.filter(({ path }) => path === field).map(({ message }) => message)
    return Object.fromEntries(inner.map(({ path = '' }) => [path, [...new Set(ofField(path))].join(' | ')]))
  }
}

test('a complete form passes, with and without a comment', async () => {
  expect(await messages(valid)).toEqual({})
  expect(await messages({ ...valid, comment: undefined })).toEqual({})
})

const required = {
  jobcategory: 'Please select a category',
  firstname: 'First name is required',
  lastname: 'Last name is required',
  email: 'Email is required',
  phonenumber: 'Phone number is required',
}

test.each([
  ['empty', emptyContactValues],
  ['missing', {}],
  ['white space', Object.fromEntries(contactFields.map((field) => [field, ' \t']))],
])('every required field that is %s has the specification’s message', async (_name, values) => {
  expect(await messages(values)).toEqual(required)
})

test('the category is one of the two', async () => {
  expect(await messages({ ...valid, jobcategory: 'Job Seeker' })).toEqual({})
  expect(await messages({ ...valid, jobcategory: 'Recruiter' })).toEqual({
    jobcategory: 'Please select a category',
  })
})

test.each([
  'a@b.co',
  'A.B+c@EXAMPLE.COM',
  "o'brien@mail.example.org",
  'jörg@münchen.example',
  'ivan@почта.рф',
  'user@ตัวอย่าง.ไทย',
  'a@उदाहरण.भारत',
  'ana@bu\u0308cher.de',
  'jose@example.me\u0301',
  'ivan@xn--80a1acny.xn--p1ai',
  'ada@example.xn--vermgensberater-ctb',
  ' ana@example.com ',
])('the address %p is accepted', async (email) => {
  expect(await messages({ ...valid, email })).toEqual({})
})

test.each([
  'jordan@acme',
  'jordan',
  '@acme.com',
  'jordan@',
  'jordan@acme.c',
  'jordan@acme.c0',
  'jordan@acme.e\u0301',
  'jordan@acme.xn--',
  'a b@acme.com',
  'a@b@acme.com',
  'a@acme.com.',
])('the address %p is not', async (email) => {
  expect(await messages({ ...valid, email })).toEqual({ email: 'Invalid email address' })
})

test('a phone number has no format', async () => {
  expect(await messages({ ...valid, phonenumber: 'call my desk' })).toEqual({})
})

test('a long hostile address is judged at once', () => {
  const hostile = { ...valid, email: `a@${'a.'.repeat(50_000)}!` }
  const judge = () => expect(() => contactSchema.validateSync(hostile)).toThrow('Invalid email address')
  expect(ownTime(judge)).toBeLessThan(500)
})

test('the types follow the rules', () => {
  const message: ContactMessage = { ...valid, jobcategory: 'Employer' }
  // @ts-expect-error -- not one of the two categories
  const wrong: ContactMessage = { ...valid, jobcategory: 'Recruiter' }
  expect([message, wrong]).toHaveLength(2)
  expect(Object.keys(contactSchema.fields).sort()).toEqual([...contactFields].sort())
})
