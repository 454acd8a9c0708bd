/** @jest-environment jsdom */
import fc from 'fast-check'
import { readDraft, writeDraft } from '../../../lib/contact/draft.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Evenings\nonly' }

/** Puts into the tab what an earlier release, or somebody else, left there. */
const leave = (text: string) => window.sessionStorage.setItem('contact-form-draft', text)

beforeEach(() => window.sessionStorage.clear())

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

describe('after an hour', () => {
  const hour = 3_600_000
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a draft leaves the tab by itself', () => {
    writeDraft(values)
    jest.advanceTimersByTime(hour / 2)
    writeDraft({ ...values, firstname: 'Eva' })
    jest.advanceTimersByTime(hour - 1)
    expect(window.sessionStorage).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('a draft that a reload left there is removed, not read', () => {
    writeDraft(values)
    jest.clearAllTimers()
    jest.setSystemTime(Date.now() + hour - 1)
    expect(readDraft()).toEqual(values)
    jest.setSystemTime(Date.now() + 1)
    expect(readDraft()).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
  })
})

test('a draft from before a new release of the site is read', () => {
  leave(JSON.stringify(values))
  expect(readDraft()).toEqual(values)
})

test.each([
  '',
  'null',
  '[]',
  '["x"]',
  '5',
  '"x"',
  '{',
  '{}',
  '{"firstname":5}',
  '{"password":"x"}',
  '{"firstname":"Ana","at":"x"}',
])('there is no draft in %p', (text) => {
  leave(text)
  expect(readDraft()).toBeNull()
})

test('fields that are unknown or no text are left out', () => {
  leave('{"firstname":"Ana","email":null,"admin":true,"__proto__":{"lastname":"x"}}')
  expect(readDraft()).toEqual({ ...emptyContactValues, firstname: 'Ana' })
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
