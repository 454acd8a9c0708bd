import type { MutationEvent, SanityClient, WelcomeEvent } from '@sanity/client'
import { lakeForTests, refusal } from './support/lakeProcess.ts'

/** The real @sanity/client listens, as the Studio and the preview do. */

const lake = lakeForTests()

test('tells a listener what it asked about, document by document', async () => {
  const client = lake.client()
  const events: MutationEvent[] = []
  let ready: (event: WelcomeEvent) => void
  let enough: () => void
  const welcome = new Promise<WelcomeEvent>((resolve) => (ready = resolve))
  const three = new Promise<void>((resolve) => (enough = resolve))
  const subscription = client
    .listen(
      '*[_type == "heard" && n >= $min]',
      { min: 2 },
      {
        events: ['welcome', 'mutation'],
        includeResult: true,
        includePreviousRevision: true,
        effectFormat: 'mendoza',
      },
    )
    .subscribe((event) => {
      if (event.type === 'welcome') ready(event)
      if (event.type === 'mutation' && events.push(event) === 3) enough()
    })
  await welcome
  await client.create({ _id: 'h0', _type: 'unheard', n: 5 })
  const made = await client
    .transaction()
    .create({ _id: 'h1', _type: 'heard', n: 2 })
    .create({ _id: 'h2', _type: 'heard', n: 1 })
    .commit()
  await client.patch('h1').inc({ n: 1 }).commit()
  await client.patch('h1').set({ n: 0 }).commit()
  await three
  subscription.unsubscribe()
  expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ['h1', 'appear'],
    ['h1', 'update'],
    ['h1', 'disappear'],
  ])
  expect(events[0]).toMatchObject({
    transactionId: made.transactionId,
    transactionTotalEvents: 1,
    mutations: [{ create: { _id: 'h1' } }],
    result: { n: 2 },
    effects: { apply: [0, expect.objectContaining({ n: 2 })], revert: [0, null] },
  })
  expect(events[1]).toMatchObject({ previousRev: made.transactionId, previous: { n: 2 }, result: { n: 3 } })
})

test.each([
  ['2026-03-01', {}, ['d1', 'end']],
  ['2026-03-01', { includeAllVersions: true }, ['drafts.d1', 'd1', 'end']],
  ['2024-01-01', {}, ['drafts.d1', 'd1', 'end']],
])('a listener of API %s with %j hears %j', async (apiVersion, options, expected) => {
  const client = lake.client().withConfig({ apiVersion })
  const heard: string[] = []
  let [ready, done] = [() => {}, () => {}]
  const welcome = new Promise<void>((resolve) => (ready = resolve))
  const end = new Promise<void>((resolve) => (done = resolve))
  const subscription = client
    .listen('*[_type == "told"]', {}, { events: ['welcome', 'mutation'], ...options })
    .subscribe((event) => {
      if (event.type === 'welcome') ready()
      if (event.type === 'mutation' && heard.push(event.documentId) && event.documentId === 'end') done()
    })
  await welcome
  for (const _id of ['drafts.d1', 'd1', 'end']) await client.create({ _id, _type: 'told' })
  await end
  subscription.unsubscribe()
  for (const id of ['drafts.d1', 'd1', 'end']) await client.delete(id)
  expect(heard).toEqual(expected)
})

test('a listener’s bad query is reported and stops no other listener', async () => {
  const client = lake.client()
  const query = '*[_type == "rounded" && round(n, 500) == 1]'
  const listening: Promise<unknown>[] = []
  const listen = (filter: string) => {
    const events = client.listen(filter, {}, { events: ['welcome', 'mutation'] })
    return new Promise<string>((resolve) => {
      listening.push(
        new Promise<void>((ready) => {
          const subscription = events.subscribe({
            next: ({ type }) => {
              if (type === 'welcome') return ready()
              subscription.unsubscribe()
              resolve(type)
            },
            error: (error: Error) => resolve(error.message),
          })
        }),
      )
    })
  }
  const [broken, sound] = [listen(query), listen('*[_type == "rounded"]')]
  await Promise.all(listening)
  await client.create({ _type: 'rounded', n: 1 })
  expect(await broken).toContain('The query cannot be run')
  expect(await sound).toBe('mutation')
  expect((await refusal(client.fetch(query, {}, { perspective: 'raw' }))).statusCode).toBe(400)
})

/** Listens as the Studio's forms do, and gives what was heard, with a way to wait for more. */
function listenAsForms(client: SanityClient, filter: string) {
  type Heard = MutationEvent | { type: 'welcome' | 'welcomeback' | 'reset' | 'reconnect' }
  const heard: Heard[] = []
  let check = () => {}
  const subscription = client
    .listen(
      filter,
      {},
      {
        enableResume: true,
        includeAllVersions: true,
        events: ['welcome', 'mutation', 'reconnect', 'reset', 'welcomeback'],
        includeResult: true,
        includePreviousRevision: true,
        effectFormat: 'mendoza',
      },
    )
    .subscribe((event) => {
      // There may be any number of attempts before one gets through.
      if (event.type !== 'reconnect') heard.push(event)
      check()
    })
  const until = (isEnough: (last: Heard) => boolean) =>
    new Promise<Heard[]>((resolve) => {
      check = () => {
        const last = heard.at(-1)
        if (last && isEnough(last)) resolve(heard)
      }
      check()
    })
  return {
    greeted: () => until(() => true).then(([greeting]) => greeting?.type),
    heardOf: (transactionId: string) =>
      until((last) => last.type === 'mutation' && last.transactionId === transactionId),
    stop: () => subscription.unsubscribe(),
  }
}

test('after a restart a listener receives missed events once, then new ones', async () => {
  await lake.client().create({ _id: 'form', _type: 'form', n: 1 })
  const listener = listenAsForms(lake.client(), '*[_id == "form"]')
  await listener.greeted()
  await lake.restart([
    { patch: { id: 'form', inc: { n: 1 } } },
    { create: { _id: 'another', _type: 'form' } },
  ])
  const { _rev } = await lake.client().patch('form').inc({ n: 1 }).commit()
  const heard = await listener.heardOf(_rev)
  listener.stop()
  expect(heard.map((event) => (event.type === 'mutation' ? event.result?.n : event.type))).toEqual([
    'welcome',
    'welcomeback',
    2,
    3,
  ])
})

describe('a listener that comes back', () => {
  const query = '*[_type == "kept" && n < 5]'
  const comingBack = (lastEventId: string) =>
    listenAsForms(lake.client({ headers: { 'Last-Event-ID': lastEventId } }), query)

  it('hears what those heard who stayed: effects, revisions, results and all', async () => {
    const client = lake.client()
    const stayed = listenAsForms(client, query)
    await stayed.greeted()
    const first = await client.create({ _id: 'k1', _type: 'kept', n: 1, list: [{ _key: 'a' }] })
    await client
      .transaction()
      .create({ _id: 'k2', _type: 'kept', n: 1 })
      .patch('k1', { inc: { n: 1 } })
      .commit()
    await client.create({ _id: 'k3', _type: 'unheard', n: 1 })
    await client.patch('k1').set({ n: 9 }).commit()
    await client
      .patch('k1')
      .set({ n: 2 })
      .append('list', [{ _key: 'b' }])
      .commit()
    await client.delete('k2')
    const { _rev: newest } = await client.create({ _id: 'k2', _type: 'kept', n: 3 })
    const all = await stayed.heardOf(newest)
    stayed.stop()

    const cameBack = comingBack(first._rev)
    expect(await cameBack.heardOf(newest)).toEqual([
      { type: 'welcomeback', listenerName: expect.any(String) as string },
      ...all.slice(2),
    ])
    cameBack.stop()
    expect(
      all.slice(2).map((event) => event.type === 'mutation' && [event.documentId, event.transition]),
    ).toEqual([
      ['k2', 'appear'],
      ['k1', 'update'],
      ['k1', 'disappear'],
      ['k1', 'appear'],
      ['k2', 'disappear'],
      ['k2', 'appear'],
    ])
  })

  /** The ids of the next `count` events after one, which the client keeps to itself. */
  const idsAfter = async (lastEventId: string, count: number) => {
    const search = new URLSearchParams({ query, enableResume: 'true' })
    const leaving = new AbortController()
    const { body } = await fetch(lake.client().getUrl(`/data/listen/production?${search}`), {
      headers: { 'Last-Event-ID': lastEventId },
      signal: leaving.signal,
    })
    let text = ''
    const ids = () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? '')
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString()
      if (ids().length > count) break
    }
    leaving.abort()
    return ids().slice(1)
  }

  it('is reset after half a transaction or an unknown event id', async () => {
    const client = lake.client()
    const before = await client.create({ _id: 'k4', _type: 'kept', n: 1 })
    await client
      .transaction()
      .patch('k4', { inc: { n: 1 } })
      .create({ _id: 'k5', _type: 'kept', n: 1 })
      .commit()
    const [within = '', after = ''] = await idsAfter(before._rev, 2)
    const greetings = [before._rev, within, after, 'unknown'].map(async (lastEventId) => {
      const listener = comingBack(lastEventId)
      const greeting = await listener.greeted()
      listener.stop()
      return greeting
    })
    expect(await Promise.all(greetings)).toEqual(['welcomeback', 'reset', 'welcomeback', 'reset'])
  })

  it('is welcomed like anybody when it did not ask to go on', async () => {
    const client = lake.client({ headers: { 'Last-Event-ID': 'unknown' } })
    const greeting = await new Promise<string>((resolve) => {
      const subscription = client.listen(query, {}, { events: ['welcome'] }).subscribe(({ type }) => {
        subscription.unsubscribe()
        resolve(type)
      })
    })
    expect(greeting).toBe('welcome')
  })
})

test('announces changes to live pages', async () => {
  const client = lake.client()
  const seen: string[] = []
  let done: () => void
  const finished = new Promise<void>((resolve) => (done = resolve))
  const subscription = client.live.events().subscribe((event) => {
    seen.push(event.type)
    if (event.type === 'welcome') void client.create({ _type: 'post', title: 'Live' })
    if (event.type === 'message') done()
  })
  await finished
  subscription.unsubscribe()
  expect(seen).toEqual(['welcome', 'message'])
})

test('after a restart a live page reloads, under new event ids', async () => {
  const heard: { type: string; id?: string }[] = []
  const waiting = new Map<string, () => void>()
  const next = (type: string) => new Promise<void>((resolve) => waiting.set(type, resolve))
  const welcome = next('welcome')
  const subscription = lake
    .client()
    .live.events({ includeDrafts: true })
    .subscribe((event) => {
      heard.push({ type: event.type, ...('id' in event ? { id: event.id } : {}) })
      waiting.get(event.type)?.()
    })
  await welcome
  const message = next('message')
  await lake.client().create({ _id: 'drafts.note', _type: 'note' })
  await message

  const restart = next('restart')
  await lake.restart()
  await restart
  const second = next('message')
  await lake.client().patch('drafts.note').set({ text: 'changed' }).commit()
  await second
  subscription.unsubscribe()

  const said = heard.filter(({ type }) => type !== 'reconnect')
  expect(said.map(({ type }) => type)).toEqual(['welcome', 'message', 'welcome', 'restart', 'message'])
  const messageIds = said.filter(({ type }) => type === 'message').map(({ id }) => id)
  expect(new Set(messageIds).size).toBe(2)
})

// The last: a lake with so many documents starts slowly.
test('a listener receives every event of a very large transaction', async () => {
  const client = lake.client()
  const count = 700
  const text = 'x'.repeat(25_000)
  for (let first = 0; first < count; first += 100) {
    const batch = Array.from({ length: 100 }, (_, n) => ({ _id: `large-${first + n}`, _type: 'large', text }))
    await client.mutate(
      batch.map((document) => ({ create: document })),
      { returnDocuments: false },
    )
  }
  const heard = new Set<string>()
  let ready: () => void
  const welcome = new Promise<void>((resolve) => (ready = resolve))
  const all = new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(
        '*[_type == "large"]',
        {},
        { events: ['welcome', 'mutation', 'reconnect'], includeResult: true },
      )
      .subscribe((event) => {
        if (event.type === 'welcome') return ready()
        if (event.type === 'mutation' && heard.add(event.documentId).size < count) return
        subscription.unsubscribe()
        if (event.type === 'mutation') resolve()
        else reject(new Error(`cut off after ${heard.size} events`))
      })
  })
  await welcome
  await client.patch({ query: '*[_type == "large"]' }).set({ n: 1 }).commit({ returnDocuments: false })
  await all
  expect(heard.size).toBe(count)
})
