/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from '../../../local/http/server.ts'
import { startMailOutbox } from '../../../local/mail-outbox/server.ts'
import { templateParams } from '../../../lib/contact/message.ts'
import type { MailAccount } from '../../../lib/contact/send.ts'
import { loadSender, sendMessage } from '../../../lib/contact/send.ts'

const params = templateParams({ firstname: 'Ana', comment: 'Héllo' }, { now: new Date(0), timeZone: 'UTC' })

let folder: string
let outbox: RunningServer
let account: MailAccount

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'send-'))
  outbox = await startMailOutbox({ port: 0, file: join(folder, 'outbox.jsonl') })
  account = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: outbox.url }
  // The library reads the page's path, which Node does not have.
  Object.assign(globalThis, { location: { pathname: '/contact-us' } })
})
afterEach(() => switchFault('kind=none'))
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'location')
  await outbox.close()
  await rm(folder, { recursive: true })
})

const switchFault = (query: string) => fetch(`${outbox.url}/__fault?${query}`, { method: 'POST' })
const received = async (): Promise<{ body: unknown }[]> => (await fetch(`${outbox.url}/messages`)).json()

test('the provider receives exactly the body of section 7', async () => {
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
  expect((await received()).map(({ body }) => body)).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: params,
    },
  ])
})

test.each([400, 403, 412, 429, 500])('status %i is a rejection that says so', async (status) => {
  await switchFault(`kind=${status}`)
  expect(await sendMessage(params, account)).toMatchObject({
    kind: 'rejected',
    status,
    reason: expect.stringMatching(new RegExp(`^The provider answered ${status}: .`)),
  })
})

test('a broken connection is unreachable', async () => {
  await switchFault('kind=refuse')
  expect(await sendMessage(params, account)).toMatchObject({ kind: 'unreachable', reason: 'fetch failed' })
})

test('a call that hangs ends in time', async () => {
  await switchFault('kind=hang')
  expect(await sendMessage(params, account, performance.now() + 100)).toEqual({
    kind: 'timeout',
    reason: 'The provider did not answer in time.',
  })
})

test('by default the wait is 15 seconds', async () => {
  await switchFault('kind=hang')
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    let result: unknown
    const sending = sendMessage(params, account).then((settled) => (result = settled))
    await jest.advanceTimersByTimeAsync(14_999)
    expect(result).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await sending
    expect(result).toMatchObject({ kind: 'timeout' })
  } finally {
    jest.useRealTimers()
  }
})

test('a message that was answered waits for nothing more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    await sendMessage(params, account)
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('a slow provider is waited for', async () => {
  await switchFault('kind=slow&ms=100')
  expect(await sendMessage(params, account)).toEqual({ kind: 'sent' })
})

test('a missing key is named before anything is sent', async () => {
  const before = (await received()).length
  expect(await sendMessage(params, { ...account, serviceId: '' })).toMatchObject({
    kind: 'misconfigured',
    reason: expect.stringContaining('service ID'),
  })
  expect(await received()).toHaveLength(before)
})

test('without an origin the provider’s own address is used', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('OK'))
  expect(await sendMessage(params, { ...account, origin: undefined })).toEqual({ kind: 'sent' })
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.emailjs.com/api/v1.0/email/send')
  fetched.mockRestore()
})

test('the options for headless browsers, block list and rate limit stay off', async () => {
  const sender = await loadSender()
  const init = jest.spyOn(sender, 'init')
  await sendMessage(params, account)
  expect(init).toHaveBeenCalledWith({ publicKey: 'key', origin: outbox.url })
  init.mockRestore()
})

test('the library is loaded once', async () => {
  expect(await loadSender()).toBe(await loadSender())
})
