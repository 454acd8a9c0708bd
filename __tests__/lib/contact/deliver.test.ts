/** @jest-environment node */
import { minimumFillMs } from '../../../lib/contact/bots.ts'
import { deliver } from '../../../lib/contact/deliver.ts'
import { sendMessage } from '../../../lib/contact/send.ts'
import { emptyContactValues } from '../../../lib/contact/values.ts'

jest.mock('../../../lib/contact/send.ts', () => ({ sendMessage: jest.fn() }))

const send = jest.mocked(sendMessage)
const values = { ...emptyContactValues, firstname: 'Ana' }
const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

beforeEach(() => {
  jest.useFakeTimers()
  jest.advanceTimersByTime(60_000)
  send.mockReset().mockResolvedValue({ kind: 'sent' })
})
afterEach(() => jest.useRealTimers())

test('a person’s message goes to the provider at once, made ready for it', async () => {
  const startedAt = performance.now() - minimumFillMs
  const deadline = performance.now() + 1_000
  expect(await deliver(values, { honeypot: '', startedAt }, account, deadline)).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ firstname: 'Ana' }), account, deadline)
})

test('a message names the moment it was sent at', async () => {
  jest.setSystemTime(new Date('2026-11-20T12:00:30Z'))
  await deliver(values, { honeypot: '', startedAt: 0 }, account)
  expect(send.mock.lastCall?.[0].time).toMatch(/^November \d+, 2026 at \d+:\d\d:30 [AP]M/)
})

test('a very fast person’s message waits a moment, and goes', async () => {
  const delivery = deliver(values, { honeypot: '', startedAt: performance.now() - 400 }, account)
  await jest.advanceTimersByTimeAsync(minimumFillMs - 401)
  expect(send).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(await delivery).toEqual({ kind: 'sent' })
})

test.each([
  ['fills in the hidden field', { honeypot: 'x', startedAt: 0 }],
  ['never touched the form', { honeypot: '', startedAt: null }],
])('a program that %s is told that all went well, and nothing is sent', async (_name, use) => {
  expect(await deliver(values, use, account)).toEqual({ kind: 'sent' })
  expect(send).not.toHaveBeenCalled()
})

test('a failure keeps its name', async () => {
  send.mockResolvedValue({ kind: 'rejected', status: 429, reason: 'Too many.' })
  expect(await deliver(values, { honeypot: '', startedAt: 0 }, account)).toMatchObject({ status: 429 })
})
