/** @jest-environment node */
import { mailAccount, missingMailVariables } from '../../../lib/contact/account.ts'

const complete = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: undefined }

test('a complete environment is an account, with or without an origin', () => {
  expect(mailAccount(complete)).toEqual(complete)
  expect(mailAccount({ ...complete, origin: 'http://localhost:3351' })).toMatchObject({
    origin: 'http://localhost:3351',
  })
  expect(missingMailVariables(complete)).toEqual([])
})

test.each([
  ['publicKey', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
  ['serviceId', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
  ['templateId', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
])('without %s there is no account, and %s is named', (key, variable) => {
  for (const nothing of [undefined, '']) {
    expect(mailAccount({ ...complete, [key]: nothing })).toBeNull()
    expect(missingMailVariables({ ...complete, [key]: nothing })).toEqual([variable])
  }
})
