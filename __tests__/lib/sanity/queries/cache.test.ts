import { contentCache } from '#lib/sanity/queries/cache.server.ts'

let now = Date.parse('2026-11-20T12:00:00Z')
let names = 0

/** A name of its own for each test, as the cache is that of the process. */
const newName = () => `list ${(names += 1)}`

const down = () => Promise.reject(new Error('The lake is down.'))

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('a result serves all requests while it is fresh', async () => {
  const name = newName()
  const load = (value: string) => contentCache.load(name, async () => value, { freshFor: 1_000 })
  expect(await load('first')).toBe('first')
  now += 999
  expect(await load('second')).toBe('first')
  now += 1
  expect(await load('third')).toBe('third')
})

test('requests at once share one load', async () => {
  const name = newName()
  const source = jest.fn(async () => 'list')
  await Promise.all([contentCache.load(name, source), contentCache.load(name, source)])
  expect(source).toHaveBeenCalledTimes(1)
})

test('the last result is served while the lake is down or slow', async () => {
  const name = newName()
  await contentCache.load(name, async () => 'last')
  expect(await contentCache.load(name, down, { freshFor: 0 })).toBe('last')
  const hanging = () => new Promise(() => {})
  expect(await contentCache.load(name, hanging, { freshFor: 0, waitFor: 10 })).toBe('last')
})

test('without a last result, or where it would be wrong, loading throws', async () => {
  const name = newName()
  await expect(contentCache.load(name, down)).rejects.toThrow('The lake is down.')
  await contentCache.load(name, async () => 'last')
  const load = contentCache.load(name, down, { freshFor: 0, allowStale: false })
  await expect(load).rejects.toThrow('The lake is down.')
})

test('after a publish nothing read before is fresh', async () => {
  const name = newName()
  let arrive = (_: string) => {}
  const slow = contentCache.load(name, () => new Promise<string>((done) => (arrive = done)))
  contentCache.expire()
  expect(await contentCache.load(name, async () => 'after', { freshFor: 1_000 })).toBe('after')
  arrive('before')
  await slow
  expect(await contentCache.load(name, async () => 'later', { freshFor: 1_000 })).toBe('after')
})
