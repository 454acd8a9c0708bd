/** @jest-environment jsdom */
import fc from 'fast-check'
import { readDraft, writeDraft } from '../../../lib/contact/draft.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Evenings\nonly' }

/** Puts into the tab what an earlier release, or somebody else, left there. */
const leave = (text: string) => window.sessionStorage.setItem('contact-form-draft', text)

beforeEach(() => window.sessionStorage.clear())

test('what was typed comes back', () => {
  expect(readDraft()).toBeNull()
  writeDraft(values)
  expect(readDraft()).toEqual(values)
})

test('a form that was emptied leaves nothing behind', () => {
  writeDraft(values)
  writeDraft(emptyContactValues)
  expect(readDraft()).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
})

test('forms of different pages have drafts of their own', () => {
  const page = 'https://goodline.example/season'
  writeDraft(values)
  expect(readDraft(page)).toBeNull()
  writeDraft({ ...values, firstname: 'Eva' }, page)
  expect(readDraft()).toEqual(values)
  writeDraft(emptyContactValues, page)
  expect(readDraft()).toEqual(values)
})

test('a draft from before a new release of the site is read', () => {
  leave(JSON.stringify(values))
  expect(readDraft()).toEqual(values)
})

test.each(['', 'null', '[]', '["x"]', '5', '"x"', '{', '{}', '{"firstname":5}', '{"password":"x"}'])(
  'there is no draft in %p',
  (text) => {
    leave(text)
    expect(readDraft()).toBeNull()
  },
)

test('fields that are unknown or no text are left out', () => {
  leave('{"firstname":"Ana","email":null,"admin":true,"__proto__":{"lastname":"x"}}')
  expect(readDraft()).toEqual({ ...emptyContactValues, firstname: 'Ana' })
})

test('a comment of any length is whole', () => {
  const comment = 'A whole résumé, pasted. '.repeat(10_000)
  writeDraft({ ...emptyContactValues, comment })
  expect(readDraft()?.comment).toBe(comment)
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
      writeDraft(typed)
      expect(readDraft() ?? emptyContactValues).toEqual(typed)
    }),
  )
})

const refuse = (name: string) => () => {
  throw new DOMException('', name)
}

test.each<[string, () => Storage | null]>([
  ['missing', () => null],
  ['forbidden even to look at', refuse('SecurityError')],
  [
    'full',
    () => ({ ...window.localStorage, setItem: refuse('QuotaExceededError'), getItem: () => null }) as Storage,
  ],
])('storage that is %s does no harm', (_name, storage) => {
  const tab = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage as () => Storage)
  expect(() => writeDraft(values)).not.toThrow()
  expect(() => writeDraft(emptyContactValues)).not.toThrow()
  expect(readDraft()).toBeNull()
  tab.mockRestore()
})
