/** @jest-environment jsdom */
import { recordArrival } from '../../../lib/contact/arrival.ts'
import { readArrival } from '../../../lib/contact/readArrival.ts'

const open = (url: string) => {
  window.history.replaceState(null, '', url)
  recordArrival()
}

beforeEach(() => window.sessionStorage.clear())

test('the first page of a visit and its tags outlast later pages', () => {
  open('/season?utm_source=google&utm_medium=cpc&q=secret&gclid=Cj0#top')
  open('/contact-us?utm_source=other&fbclid=Iw')
  expect(readArrival()).toEqual({
    first_page: 'http://localhost/season',
    utm_source: 'google',
    utm_medium: 'cpc',
    gclid: 'Cj0',
  })
})

test('a visit without tags has its first page alone', () => {
  open('/?q=nurse')
  open('/faq?utm_source=other')
  expect(readArrival()).toEqual({ first_page: 'http://localhost/' })
})

test('a tag of any length takes little storage', () => {
  open(`/?gclid=${'x'.repeat(100_000)}`)
  expect(readArrival()).toEqual({
    first_page: 'http://localhost/',
    gclid: expect.stringMatching(/^x{3000,4000}$/),
  })
})

test('where storage is blocked nothing is known and nothing throws', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  open('/?gclid=Cj0')
  expect(readArrival()).toEqual({})
  blocked.mockRestore()
})
