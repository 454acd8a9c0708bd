/** @jest-environment node */
import { templateParams } from '../../../lib/contact/message.ts'
import { loadSender, sendMessage } from '../../../lib/contact/send.ts'

let broken = false
const send = jest.fn().mockResolvedValue({ status: 200, text: 'OK' })

jest.mock('@emailjs/browser', () => {
  if (broken) throw new Error('chunk failed')
  return { init: jest.fn(), send }
})

const params = templateParams({}, { now: new Date(0) })
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

beforeEach(() => (broken = false))

test('a library that cannot be loaded is a named failure, and is tried again the next time', async () => {
  broken = true
  expect(await sendMessage(params, account)).toEqual({ kind: 'no-sender', reason: 'chunk failed' })
  await expect(loadSender()).rejects.toThrow('chunk failed')
  broken = false
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledWith('service', 'template', params)
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
