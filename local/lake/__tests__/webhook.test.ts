import { isValidSignature } from '@sanity/webhook'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { projected } from '../webhook/projection.ts'
import { WebhookSender } from '../webhook/sender.ts'
import { prepareLake, startLakeProcess, temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const secret = 'a secret of the tests'
const project = { projectId: 'local', dataset: 'production' }

interface Call {
  headers: Headers
  body: string
  payload: { _id: string; _type: string; _rev: string; operation: string }
}

/** A sender whose receiver and clock are in the test's hands. */
function rig(dataDir: string, respond: (call: Call, number: number) => number | Error) {
  const lake = openLake(dataDir)
  const calls: Call[] = []
  const waiting: { at: number; callback: () => void }[] = []
  const log: string[] = []
  let now = Date.now()
  const sender = new WebhookSender({
    target: { url: 'http://site.test/api/revalidate', secret },
    outbox: lake.store.outbox,
    project,
    log: (line) => log.push(line),
    now: () => now,
    fetch: (_url, init) => {
      const body = String(init?.body)
      const call = { headers: new Headers(init?.headers), body, payload: JSON.parse(body) as Call['payload'] }
      const answer = respond(call, calls.push(call))
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(new Response(null, { status: answer }))
    },
    schedule: (callback, delay) => {
      const entry = { at: now + delay, callback }
      waiting.push(entry)
      return () => waiting.splice(waiting.indexOf(entry), 1)
    },
  })
  lake.store.onCommit(() => sender.wake())
  /** Lets everything that is under way settle. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...lake,
    calls,
    log,
    sender,
    settle,
    delays: () => waiting.map(({ at }) => at - now),
    /** Moves the clock to the next retry and lets it happen. */
    nextRetry: async () => {
      const due = waiting.shift()
      if (!due) throw new Error('nothing waits')
      now = due.at
      due.callback()
      await settle()
    },
  }
}

describe('webhooks', () => {
  it('announce what the public can see, signed as hosted Sanity signs', async () => {
    const { write, act, calls, settle, store } = rig(temporaryPath(), () => 200)
    write([{ create: { _id: 'drafts.page', _type: 'page' } }])
    act({ actionType: 'sanity.action.document.publish', draftId: 'drafts.page', publishedId: 'page' })
    write([{ patch: { id: 'page', set: { title: 'B' } } }])
    const rev = store.get('page')?._rev
    act({ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.page', publishedId: 'page' })
    write([
      { create: { _id: 'asset', _type: 'sanity.imageAsset' } },
      { create: { _id: 'secret', _type: 'sanity.previewUrlSecret' } },
    ])
    for (let n = 0; n < 4; n++) await settle()
    expect(calls.map(({ payload }) => payload.operation)).toEqual(['create', 'update', 'delete'])
    expect(calls[2]?.payload).toEqual({ _id: 'page', _type: 'page', _rev: rev, operation: 'delete' })
    const [call] = calls
    expect(
      await isValidSignature(call?.body ?? '', call?.headers.get('sanity-webhook-signature') ?? '', secret),
    ).toBe(true)
    expect(
      await isValidSignature(call?.body ?? '', call?.headers.get('sanity-webhook-signature') ?? '', 'other'),
    ).toBe(false)
    expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
      'sanity-document-id': 'page',
      'sanity-project-id': 'local',
      'sanity-dataset': 'production',
      'sanity-operation': 'create',
      'sanity-transaction-id': expect.any(String),
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(store.outbox.pending()).toEqual([])
  })

  it('are retried in order, with a new signature and the same key', async () => {
    const { write, calls, settle, nextRetry, delays, store } = rig(
      temporaryPath(),
      (_call, number) => [new Error('refused'), 503, 429][number - 1] ?? 200,
    )
    write([{ create: { _id: 'page', _type: 'page', n: 1 } }])
    write([{ patch: { id: 'page', set: { n: 2 } } }])
    await settle()
    expect(delays()).toEqual([500])
    await nextRetry()
    expect(delays()).toEqual([1000])
    await nextRetry()
    expect(delays()).toEqual([2000])
    await nextRetry()
    await settle()
    expect(calls.map(({ payload }) => payload.operation)).toEqual([
      'create',
      'create',
      'create',
      'create',
      'update',
    ])
    const retries = calls.slice(0, 4)
    expect(new Set(retries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(new Set(retries.map(({ headers }) => headers.get('sanity-webhook-signature'))).size).toBe(4)
    expect(store.outbox.pending()).toEqual([])
  })

  it('are retried at once when the document changes again', async () => {
    let works = false
    const { write, calls, settle, nextRetry, delays, store } = rig(temporaryPath(), () => (works ? 200 : 500))
    write([{ create: { _id: 'page', _type: 'page', n: 1 } }, { create: { _id: 'other', _type: 'page' } }])
    await settle()
    for (let tries = 0; tries < 12; tries++) await nextRetry()
    expect(delays()).toEqual([expect.any(Number), expect.any(Number)])
    const before = calls.length
    works = true
    write([{ patch: { id: 'page', set: { n: 2 } } }])
    for (let n = 0; n < 4; n++) await settle()
    expect(calls.slice(before).map(({ payload }) => `${payload.operation} ${payload._id}`)).toEqual([
      'create page',
      'update page',
    ])
    expect(delays()).toHaveLength(1)
    expect(store.outbox.pending().map(({ documentId }) => documentId)).toEqual(['other'])
  })

  it('do not let one document wait for another', async () => {
    const { write, calls, settle } = rig(temporaryPath(), ({ payload }) => (payload._id === 'a' ? 500 : 200))
    write([{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'b', _type: 'page' } }])
    await settle()
    expect(calls.map(({ payload }) => payload._id)).toEqual(['a', 'b'])
  })

  it('try few documents while no response comes, then all of them', async () => {
    let up = false
    const { write, calls, settle, nextRetry, delays, store } = rig(temporaryPath(), () =>
      up ? 200 : new Error('refused'),
    )
    write(Array.from({ length: 100 }, (_, n) => ({ create: { _id: `page-${n}`, _type: 'page' } })))
    for (let n = 0; n < 20; n++) await settle()
    expect([calls.length, delays().length]).toEqual([4, 4])
    // A document that is published now is a reason to try, for the first that waits its turn.
    write([{ create: { _id: 'late', _type: 'page' } }])
    for (let n = 0; n < 20; n++) await settle()
    expect([calls.length, calls[4]?.payload._id]).toEqual([5, 'page-4'])
    up = true
    while (delays().length > 0) await nextRetry()
    for (let n = 0; n < 100; n++) await settle()
    expect(store.outbox.pending()).toEqual([])
  })

  it('are not forgotten behind those that are given up while nobody responds', async () => {
    const { write, calls, settle, nextRetry, delays, store } = rig(temporaryPath(), ({ payload }) =>
      payload._id === 'page-9' ? 200 : new Error('refused'),
    )
    write(Array.from({ length: 10 }, (_, n) => ({ create: { _id: `page-${n}`, _type: 'page' } })))
    await settle()
    while (delays().length > 0) {
      await nextRetry()
      for (let n = 0; n < 20; n++) await settle()
    }
    expect(calls.at(-1)?.payload._id).toBe('page-9')
    expect(store.outbox.pending()).toEqual([])
  })

  it('are given up when the receiver refuses them', async () => {
    const { write, calls, settle, delays, log, store } = rig(temporaryPath(), () => 401)
    write([{ create: { _id: 'page', _type: 'page' } }])
    await settle()
    expect([calls.length, delays(), store.outbox.pending()]).toEqual([1, [], []])
    expect(log).toEqual([expect.stringContaining('given up: the receiver answered 401')])
  })

  it('are given up after half an hour', async () => {
    const { write, calls, settle, nextRetry, delays, store } = rig(temporaryPath(), () => 500)
    const started = Date.now()
    write([{ create: { _id: 'page', _type: 'page' } }])
    await settle()
    while (delays().length > 0) await nextRetry()
    const stamps = calls.map(
      ({ headers }) => Number(/t=(\d+)/.exec(headers.get('sanity-webhook-signature') ?? '')?.[1]) - started,
    )
    expect(stamps.at(-1)).toBeGreaterThan(29 * 60_000)
    expect(stamps.at(-1)).toBeLessThan(32 * 60_000)
    expect(store.outbox.pending()).toEqual([])
  })

  it('wait on disk for the next start', async () => {
    const dataDir = temporaryPath()
    const first = rig(dataDir, () => new Error('site is down'))
    first.write([{ create: { _id: 'page', _type: 'page' } }])
    await first.settle()
    first.sender.close()
    first.store.close()
    const second = rig(dataDir, () => 200)
    second.sender.wake()
    await second.settle()
    expect(second.calls.map(({ payload }) => payload._id)).toEqual(['page'])
  })

  it.each([
    ['the whole document', undefined, [{ title: 'A' }, { title: 'B' }, { title: 'B' }]],
    [
      'a projection of it, before and after',
      '{"now": title, "former": before().title, "operation": delta::operation()}',
      [
        { now: 'A', former: null, operation: 'create' },
        { now: 'B', former: 'A', operation: 'update' },
        { now: 'B', former: 'B', operation: 'delete' },
      ],
    ],
  ])('hold %s', (_, projection, bodies) => {
    const { write, store } = openLake(temporaryPath(), { webhookBody: projected(projection) })
    write([{ create: { _id: 'post', _type: 'post', title: 'A' } }])
    write([{ patch: { id: 'post', set: { title: 'B' } } }])
    write([{ delete: { id: 'post' } }])
    expect(store.outbox.pending(0).map(({ body }) => JSON.parse(body) as unknown)).toMatchObject(bodies)
  })

  it.each(['{_id,,}', '{"a": delta::changedAny(title)}'])(
    'name a projection that cannot be read or run: %s',
    (text) => {
      expect(() => projected(text)).toThrow('LAKE_WEBHOOK_PROJECTION: ')
    },
  )

  it('reach the site although the lake was killed right after the publish', async () => {
    const dataDir = temporaryPath()
    prepareLake(dataDir)
    const received: { headers: IncomingHttpHeaders; body: string }[] = []
    let arrived: () => void = () => undefined
    const delivered = new Promise<void>((resolve) => (arrived = resolve))
    const site = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        response.end()
        received.push({ headers: request.headers, body })
        arrived()
      })
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/revalidate`
    const env = { SANITY_REVALIDATE_SECRET: secret }

    // Nobody listens on port 9: the first lake cannot deliver.
    const first = await startLakeProcess(dataDir, { ...env, LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/' })
    await first.client().create({ _id: 'page', _type: 'page' })
    await first.kill()
    const second = await startLakeProcess(dataDir, { ...env, LAKE_WEBHOOK_URL: siteUrl })
    await delivered
    await second.kill()
    site.close()
    const [call] = received
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ _id: 'page', _type: 'page' })
    expect(
      await isValidSignature(call?.body ?? '', String(call?.headers['sanity-webhook-signature']), secret),
    ).toBe(true)
  })

  const root = temporaryFolder()
  let number = 0
  function temporaryPath(): string {
    return `${root}/${number++}`
  }
})
