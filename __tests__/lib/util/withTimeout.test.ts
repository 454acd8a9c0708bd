import { TimeoutError, withTimeout } from '../../../lib/util/withTimeout.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a promise settles as it does, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('done'), 1_000)).resolves.toBe('done')
  await expect(withTimeout(Promise.reject(new Error('failed')), 1_000)).rejects.toThrow('failed')
  expect(jest.getTimerCount()).toBe(0)
})

test('a promise that takes too long rejects with its name', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 1_000, 'The lake')
  jest.advanceTimersByTime(1_000)
  await expect(waiting).rejects.toThrow(new TimeoutError('The lake took longer than 1000 ms.'))
})
