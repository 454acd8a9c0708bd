/** @jest-environment jsdom */
import { readSession, writeSession } from '../../../lib/util/sessionStore.ts'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('a stored value is read back until null removes it', () => {
  writeSession('key', { page: 2 })
  expect(readSession('key')).toEqual({ page: 2 })
  writeSession('key', null)
  expect(readSession('key')).toBeNull()
})

test('unreadable JSON counts as nothing', () => {
  sessionStorage.setItem('key', '{')
  expect(readSession('key')).toBeNull()
})

test('forbidden storage throws nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(() => writeSession('key', 1)).not.toThrow()
  expect(readSession('key')).toBeNull()
})
