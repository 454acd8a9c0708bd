/** @jest-environment node */
import { ContentUnavailableError } from '../../../lib/sanity/client.server.ts'
import { lastAnswer } from '../../../lib/sanity/lastAnswer.server.ts'

jest.mock('../../../lib/sanity/client.server.ts', () => ({
  ContentUnavailableError: class ContentUnavailableError extends Error {},
}))

let warn: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  warn.mockRestore()
  jest.useRealTimers()
})

const instead = { answer: 'nothing', consequence: 'There are none.' }
const give = (answer: string) => async () => answer

/** A question that is answered when the test says so. */
function slow() {
  let resolve = (_: string) => {}
  let reject = (_: Error) => {}
  const answer = new Promise<string>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { ask: () => answer, resolve, reject }
}

test('a lake that hangs is waited for two seconds where there is a last answer, which is then given', async () => {
  await lastAnswer('words', give('first'), instead)
  const given = lastAnswer('words', slow().ask, instead)
  const settled = jest.fn()
  void given.then(settled)
  await jest.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(given).resolves.toBe('first')
  expect(warn).toHaveBeenCalledWith('[content] no answer within 2 seconds. The words stay as they were.')
})

test('an answer that comes within these two seconds is given, and nobody is kept waiting by a clock', async () => {
  await lastAnswer('quick', give('first'), instead)
  const second = slow()
  const given = lastAnswer('quick', second.ask, instead)
  await jest.advanceTimersByTimeAsync(1999)
  second.resolve('second')
  await expect(given).resolves.toBe('second')
  expect(jest.getTimerCount()).toBe(0)
  expect(warn).not.toHaveBeenCalled()
})

test('what comes too late for one who asks is there for the next', async () => {
  await lastAnswer('late', give('first'), instead)
  const second = slow()
  const given = lastAnswer('late', second.ask, instead)
  await jest.advanceTimersByTimeAsync(2000)
  await expect(given).resolves.toBe('first')
  second.resolve('second')
  await jest.advanceTimersByTimeAsync(0)
  const next = lastAnswer('late', slow().ask, instead)
  await jest.advanceTimersByTimeAsync(2000)
  await expect(next).resolves.toBe('second')
})

test('what comes late takes the place of nothing that was asked for later', async () => {
  await lastAnswer('order', give('first'), instead)
  const old = slow()
  void lastAnswer('order', old.ask, instead)
  await jest.advanceTimersByTimeAsync(2000)
  await lastAnswer('order', give('newest'), instead)
  old.resolve('old')
  await jest.advanceTimersByTimeAsync(0)
  await expect(
    lastAnswer('order', () => Promise.reject(new ContentUnavailableError('It is down.')), instead),
  ).resolves.toBe('newest')
})

test('where there is no last answer the first is waited for, however long that takes', async () => {
  const first = slow()
  const given = lastAnswer('never', first.ask, instead)
  await jest.advanceTimersByTimeAsync(60_000)
  first.resolve('first')
  await expect(given).resolves.toBe('first')
})

test('a failure that comes too late to be told to anybody ends nothing', async () => {
  await lastAnswer('failing', give('first'), instead)
  const second = slow()
  const given = lastAnswer('failing', second.ask, instead)
  await jest.advanceTimersByTimeAsync(2000)
  second.reject(new ContentUnavailableError('It is down.'))
  await jest.advanceTimersByTimeAsync(0)
  await expect(given).resolves.toBe('first')
  expect(warn).toHaveBeenCalledTimes(1)
})
