/** @jest-environment jsdom */
import { readArrival, readDraft, recordArrival, writeDraft } from '#lib/contact/session.ts'
import { emptyContactValues } from '#lib/site/contactFields.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Evenings\nonly' }

const open = (url: string) => {
  window.history.replaceState(null, '', url)
  recordArrival()
}

beforeEach(() => window.sessionStorage.clear())

test('what is written is read, and an emptied form leaves nothing', () => {
  writeDraft(values)
  expect(readDraft()).toEqual(values)
  writeDraft(emptyContactValues)
  expect(readDraft()).toEqual({})
  expect(window.sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '[]', '5', '{'])('no field has a draft in %p', (text) => {
  window.sessionStorage.setItem('contact-form-draft', text)
  expect(readDraft().firstname).toBeUndefined()
})

test('the first path and its campaign outlast later pages', () => {
  open('/season?utm_source=google&q=secret&utm_campaign=Frühjahr&gclid=Cj0#top')
  open('/contact-us?utm_source=other')
  expect(readArrival()).toBe('/season?utm_source=google&utm_campaign=Fr%C3%BChjahr')
})

test('a hostile link adds no line and no sign of HTML', () => {
  open('/?utm_source=a%0AEmail:%20b@example.com%3Cimg%20src=%22x%22%3E%E2%80%AE')
  expect(readArrival()).toMatch(/^[\w/?=%.+-]+$/)
})

test('a campaign of any length takes little storage', () => {
  open(`/?utm_source=${'x'.repeat(100_000)}`)
  expect(readArrival()).toHaveLength(300)
})
