import { findErrors } from '#lib/contact/schema.ts'
import { contactRows, contactValues, emptyContactValues } from '#lib/site/contactFields.ts'
import { answers } from '#tests/fixtures/contactForm.ts'
import { ownTime } from '#tests/fixtures/ownTime.ts'

const required = Object.fromEntries(
  contactRows.flatMap(([name, { required: message }]) => (message ? [[name, message]] : [])),
)

test.each([
  ['empty', emptyContactValues],
  ['white space', contactValues(() => ' \t')],
  ['invisible signs', contactValues(() => '\u200b\u200e\ufeff\u3164')],
])('a required field of %s has its message', (_name, values) => {
  expect(findErrors(values)).toEqual(required)
})

test('the category is one of the two', () => {
  expect(findErrors({ ...answers, jobcategory: 'Job Seeker' })).toEqual({})
  expect(findErrors({ ...answers, jobcategory: 'Recruiter' })).toEqual({
    jobcategory: 'Please select a category',
  })
})

test.each([
  'a@b.co',
  'jörg@münchen.example',
  'a@उदाहरण.भारत',
  '\ufeffana\u200b@exam\u00adple.com',
  'mailto:ada@example.com',
])('the address %p is accepted', (email) => {
  expect(findErrors({ ...answers, email })).toEqual({})
})

test.each([
  'jordan@acme',
  '@acme.com',
  'jordan@acme.c',
  'jordan@acme.c0',
  'jordan@acme.xn--',
  'a b@acme.com',
  'mailto:a@acme.com?subject=Hi',
])('the address %p is not', (email) => {
  expect(findErrors({ ...answers, email })).toEqual({ email: 'Invalid email address' })
})

test('a phone number has no format', () => {
  expect(findErrors({ ...answers, phonenumber: 'call my desk' })).toEqual({})
})

test('text beyond its limit is told, and how much fits', () => {
  const fits = { ...answers, comment: 'x'.repeat(4_000), firstname: ` ${'x'.repeat(250)} ` }
  expect(findErrors(fits)).toEqual({})
  expect(findErrors({ ...answers, comment: 'x'.repeat(4_001), firstname: 'x'.repeat(251) })).toEqual({
    comment: 'Please use at most 4,000 characters',
    firstname: 'Please use at most 250 characters',
  })
})

test('a long hostile address is judged at once', () => {
  const hostile = { ...answers, email: `a@${'a.'.repeat(50_000)}!` }
  const judge = () => expect(findErrors(hostile)).toHaveProperty('email')
  expect(ownTime(judge)).toBeLessThan(500)
})
