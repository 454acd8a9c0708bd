import { sendForm } from '../../../lib/contact/send.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

let broken = false
/** Set while the library is on its way. */
let arrived: Promise<void> | undefined
const send = jest.fn().mockResolvedValue({ status: 200, text: 'OK' })

jest.mock('@emailjs/browser', () => {
  if (broken) throw new Error('chunk failed')
  const library = { init: jest.fn(), send }
  // An import waits for a module with a `then`, as it does for a chunk that is loading.
  const then = (done: (module: object) => void) => void arrived?.then(() => done(library))
  return arrived ? { __esModule: true, then } : library
})

const person = { honeypot: '', startedAt: -60_000 }
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

beforeEach(() => {
  broken = false
  arrived = undefined
  send.mockClear()
  jest.resetModules()
})
afterEach(() => jest.useRealTimers())

test('a library that fails to load is a named failure, retried later', async () => {
  broken = true
  expect(await sendForm(emptyContactValues, person, account)).toEqual({
    kind: 'unreachable',
    reason: 'chunk failed',
  })
  broken = false
  expect(await sendForm(emptyContactValues, person, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledWith('service', 'template', expect.objectContaining({ name: 'Not provided' }))
})

test('a library that loads after the failure was shown gets no message', async () => {
  jest.useFakeTimers()
  let arrive = () => {}
  arrived = new Promise((resolve) => (arrive = resolve))
  const { sendForm } = await import('../../../lib/contact/send.ts')
  const sending = sendForm(emptyContactValues, person, account)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(await sending).toMatchObject({ kind: 'unreachable' })
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(send).not.toHaveBeenCalled()
  expect(await sendForm(emptyContactValues, person, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([
  ['its own word for no connection', { status: 0, text: 'Network Error' }, 'Network Error'],
  ['an error', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['nothing at all', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a number', 7, '7'],
])('a library that throws %s has reached nobody', async (_name, thrown, reason) => {
  send.mockRejectedValueOnce(thrown)
  expect(await sendForm(emptyContactValues, person, account)).toEqual({ kind: 'unreachable', reason })
})
