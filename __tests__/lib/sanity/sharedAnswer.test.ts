/** @jest-environment node */
import { forgetSharedAnswers, shareAnswer } from '../../../lib/sanity/sharedAnswer.server.ts'

let now = 0

beforeEach(() => {
  now = 0
  forgetSharedAnswers()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

/** Gives 1, 2, 3 ... */
function counting() {
  let times = 0
  return async () => (times += 1)
}

test('whoever asks within a second of the first shares its answer, whoever asks later gets a new one', async () => {
  const ask = counting()
  expect(await Promise.all([shareAnswer('a', ask), shareAnswer('a', ask)])).toEqual([1, 1])
  now = 999
  expect(await shareAnswer('a', ask)).toBe(1)
  now = 1000
  expect(await shareAnswer('a', ask)).toBe(2)
})

test('an answer is shared under its name only', async () => {
  const ask = counting()
  await shareAnswer('a', ask)
  expect(await shareAnswer('b', ask)).toBe(2)
})

test('a failure is told to those who waited for it, and the next one asks again', async () => {
  const fail = () => Promise.reject(new Error('down'))
  const waiting = [shareAnswer('a', fail), shareAnswer('a', fail)]
  for (const answer of waiting) await expect(answer).rejects.toThrow('down')
  expect(await shareAnswer('a', async () => 'up')).toBe('up')
})

test('a failure that comes late takes no newer answer away', async () => {
  let fail = (_: Error) => {}
  const slow = shareAnswer('a', () => new Promise((_, reject) => (fail = reject)))
  now = 2000
  await shareAnswer('a', async () => 'newer')
  fail(new Error('down'))
  await expect(slow).rejects.toThrow('down')
  expect(await shareAnswer('a', async () => 'newest')).toBe('newer')
})

test('after a publish nothing that was read before is believed', async () => {
  const ask = counting()
  await shareAnswer('a', ask)
  forgetSharedAnswers()
  expect(await shareAnswer('a', ask)).toBe(2)
})
