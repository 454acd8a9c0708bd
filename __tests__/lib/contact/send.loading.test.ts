/** @jest-environment node */
import { templateParams } from '../../../lib/contact/message.ts'
import { loadSender, sendMessage } from '../../../lib/contact/send.ts'

let broken = true
const send = jest.fn().mockResolvedValue({ status: 200, text: 'OK' })

jest.mock('@emailjs/browser', () => {
  if (broken) throw new Error('chunk failed')
  return { init: jest.fn(), send }
})

const params = templateParams({}, { now: new Date(0) })
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

test('a library that cannot be loaded is a named failure, and is tried again the next time', async () => {
  expect(await sendMessage(params, account)).toEqual({ kind: 'no-sender', reason: 'chunk failed' })
  await expect(loadSender()).rejects.toThrow('chunk failed')
  broken = false
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledWith('service', 'template', params)
})
