/** @jest-environment jsdom */
import { readDraft, writeDraft } from '../../../lib/contact/draft.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Evenings\nonly' }

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what is written is read, and an emptied form leaves nothing', () => {
  writeDraft(values)
  expect(readDraft()).toEqual(values)
  writeDraft(emptyContactValues)
  expect(readDraft()).toEqual(emptyContactValues)
  expect(window.sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '[]', '5', '{', '{"password":"x","firstname":null}'])(
  'there is no draft in %p',
  (text) => {
    window.sessionStorage.setItem('contact-form-draft', text)
    expect(readDraft()).toEqual(emptyContactValues)
  },
)

test('where storage is blocked there is no draft and nothing throws', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  writeDraft(values)
  expect(readDraft()).toEqual(emptyContactValues)
})
