/** @jest-environment node */
import { templateParams } from '../../../lib/contact/message.ts'
import { loadSender, sendMessage } from '../../../lib/contact/send.ts'

let broken = false
/** Set while the library is on its way. */
let arrived: Promise<void> | undefined
const send = jest.fn().mockResolvedValue({ status: 200, text: 'OK' })

jest.mock('@emailjs/browser', () => {
  if (broken) throw new Error('chunk failed')
  const library = { init: jest.fn(), send }
  // What has a `then` is waited for by whoever imports it, as a chunk on its way is.
  const then = (done: (module: object) => void) => void arrived?.then(() => done(library))
  return arrived ? { __esModule: true, then } : library
})

const params = templateParams({}, { now: new Date(0) })
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

beforeEach(() => {
  broken = false
  arrived = undefined
  send.mockClear()
  jest.resetModules()
})
afterEach(() => jest.useRealTimers())

test('a library that cannot be loaded is a named failure, and is tried again the next time', async () => {
  broken = true
  expect(await sendMessage(params, account)).toEqual({ kind: 'no-sender', reason: 'chunk failed' })
  await expect(loadSender()).rejects.toThrow('chunk failed')
  broken = false
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledWith('service', 'template', params)
})

test('a library that comes after the visitor was told of a failure gets no message', async () => {
  jest.useFakeTimers()
  let arrive = () => {}
  arrived = new Promise((resolve) => (arrive = resolve))
  const { sendMessage } = await import('../../../lib/contact/send.ts')
  const sending = sendMessage(params, account)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(await sending).toMatchObject({ kind: 'timeout' })
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(send).not.toHaveBeenCalled()
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('a message whose time is up before it could be sent is not sent', async () => {
  expect(await sendMessage(params, account, performance.now())).toMatchObject({ kind: 'timeout' })
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['its own word for no connection', { status: 0, text: 'Network Error' }, 'Network Error'],
  ['an error', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['nothing at all', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a number', 7, '7'],
])('a library that throws %s has reached nobody', async (_name, thrown, reason) => {
  send.mockRejectedValueOnce(thrown)
  expect(await sendMessage(params, account)).toEqual({ kind: 'unreachable', reason })
})
