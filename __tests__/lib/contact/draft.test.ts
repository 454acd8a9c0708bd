/** @jest-environment jsdom */
import fc from 'fast-check'
import { clearDraft, draftStorage, parseDraft, readDraft, writeDraft } from '../../../lib/contact/draft.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Evenings\nonly' }

beforeEach(() => window.sessionStorage.clear())

test('what was typed comes back, and is gone once it is cleared', () => {
  const storage = draftStorage()
  expect(readDraft(storage)).toBeNull()
  writeDraft(storage, values)
  expect(readDraft(storage)).toEqual(values)
  clearDraft(storage)
  expect(readDraft(storage)).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
})

test('a form that was emptied leaves nothing behind', () => {
  writeDraft(draftStorage(), values)
  writeDraft(draftStorage(), emptyContactValues)
  expect(window.sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '[]', '5', '"x"', '{', '{}', '{"firstname":5}', '{"password":"x"}'])(
  'there is no draft in %p',
  (text) => {
    expect(parseDraft(text)).toBeNull()
  },
)

test('fields that are unknown or no text are left out', () => {
  expect(parseDraft('{"firstname":"Ana","email":null,"admin":true,"__proto__":{"lastname":"x"}}')).toEqual({
    ...emptyContactValues,
    firstname: 'Ana',
  })
})

test('a field is cut at 10,000 characters', () => {
  expect(parseDraft(JSON.stringify({ comment: 'x'.repeat(20_000) }))?.comment).toHaveLength(10_000)
})

test('any form that is written is read again', () => {
  const field = fc.string({ maxLength: 30 })
  const form = fc.record({
    jobcategory: field,
    firstname: field,
    lastname: field,
    email: field,
    phonenumber: field,
    comment: field,
  })
  fc.assert(
    fc.property(form, (typed) => {
      writeDraft(draftStorage(), typed)
      expect(readDraft(draftStorage()) ?? emptyContactValues).toEqual(typed)
    }),
  )
})

test('storage that is missing, full or forbidden does no harm', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError')
    },
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
    removeItem: () => {
      throw new Error('SecurityError')
    },
  } as unknown as Storage
  for (const storage of [null, forbidden]) {
    expect(() => writeDraft(storage, values)).not.toThrow()
    expect(() => clearDraft(storage)).not.toThrow()
    expect(readDraft(storage)).toBeNull()
  }
})

test('a browser that forbids even to look at its storage has none', () => {
  const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(draftStorage()).toBeNull()
  forbidden.mockRestore()
})
