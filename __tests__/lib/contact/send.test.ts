import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from 'local-http/server'
import { startMailOutbox } from 'local-mail-outbox'
import { templateParams } from '#lib/contact/message.ts'
import { mailAccount, sendTimeout, type MailAccount } from '#lib/contact/account.ts'
import { sendForm } from '#lib/contact/send.ts'
import { emptyContactValues } from '#lib/site/contactFields.ts'

const values = { ...emptyContactValues, firstname: 'Ana', comment: 'Héllo' }

const send = (to = account) => sendForm(values, {}, to)

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

test('the provider receives exactly the specified body', async () => {
  expect(await send()).toEqual({ kind: 'sent' })
  expect((await received()).map(({ body }) => body)).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: {
        ...templateParams(values),
        time: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4} at /),
      },
    },
  ])
})

test.each([403, 429, 500])('status %i is a failure that says so', async (status) => {
  await switchFault(`kind=${status}`)
  expect(await send()).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(new RegExp(`^The provider responded ${status}: .`)),
  })
})

test('a broken connection is a failure', async () => {
  await switchFault('kind=refuse')
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'fetch failed' })
})

test('a call that hangs fails after 15 seconds', async () => {
  await switchFault('kind=hang')
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    let result: unknown
    const sending = send().then((settled) => (result = settled))
    await jest.advanceTimersByTimeAsync(sendTimeout - 1)
    expect(result).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await sending
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringContaining('15000 ms') })
  } finally {
    jest.useRealTimers()
  }
})

test('a missing key is named before anything is sent', async () => {
  const before = (await received()).length
  expect(await send({ ...account, serviceId: '' })).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('service ID'),
  })
  expect(await received()).toHaveLength(before)
})

test('without an origin the provider’s own URL is used', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('OK'))
  expect(await send({ ...account, origin: undefined })).toEqual({ kind: 'sent' })
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.emailjs.com/api/v1.0/email/send')
  fetched.mockRestore()
})

const complete = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: undefined }

test.each(['publicKey', 'serviceId', 'templateId'])('without %s there is no account', (key) => {
  for (const nothing of [undefined, '']) expect(mailAccount({ ...complete, [key]: nothing })).toBeNull()
})
