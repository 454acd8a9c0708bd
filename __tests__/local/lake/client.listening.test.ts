/** @jest-environment node */
import type { MutationEvent, WelcomeEvent } from '@sanity/client'
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

test('tells a listener that its query cannot be run, and goes on telling the others', async () => {
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

test('tells a listener about a transaction that changes more than it can read at once', async () => {
  const client = lake.client()
  const count = 5000
  const text = 'x'.repeat(5000)
  for (let first = 0; first < count; first += 500) {
    const batch = Array.from({ length: 500 }, (_, n) => ({ _id: `large-${first + n}`, _type: 'large', text }))
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
}, 60_000)

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

test('a page that comes back to a restarted lake is told to ask again, under ids that were never used before', async () => {
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
