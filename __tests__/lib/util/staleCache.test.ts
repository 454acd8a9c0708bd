import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StaleCache } from '../../../lib/util/staleCache.server.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const scratch = scratchFolderPerTest()
let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  warn.mockRestore()
  jest.useRealTimers()
})

const folder = () => path.join(scratch.folder, 'cache')
const give = (value: unknown) => async () => value
const failing = () => Promise.reject(new Error('It is down.'))

/** Gives 1, 2, 3 ... */
function counting() {
  let times = 0
  return async () => (times += 1)
}

/** A source that responds when told. */
function slow() {
  let resolve = (_: string) => {}
  let reject = (_: Error) => {}
  const promise = new Promise<string>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { source: () => promise, resolve, reject }
}

describe('load', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  test('calls the source once per fresh period', async () => {
    const cache = new StaleCache()
    const source = counting()
    const load = () => cache.load('a', source, { freshFor: 1_000 })
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    jest.advanceTimersByTime(999)
    expect(await load()).toBe(1)
    jest.advanceTimersByTime(1)
    expect(await load()).toBe(2)
  })

  test('shares a failure among its callers only', async () => {
    const cache = new StaleCache()
    const waiting = [cache.load('a', failing), cache.load('a', give('other'))]
    for (const each of waiting) await expect(each).rejects.toThrow('It is down.')
    expect(await cache.load('a', give('up'))).toBe('up')
  })

  test('gives the stale value when the source fails, and says so', async () => {
    const cache = new StaleCache()
    await cache.load('words', give('first'))
    expect(await cache.load('words', failing)).toBe('first')
    expect(warn).toHaveBeenCalledWith('[cache] The last words is served: It is down.')
  })

  test('fails where a stale value is not allowed', async () => {
    const cache = new StaleCache()
    await cache.load('words', give('first'))
    await expect(cache.load('words', failing, { allowStale: false })).rejects.toThrow('It is down.')
  })

  test('gives the stale value after the timeout, the late one next time', async () => {
    const cache = new StaleCache()
    await cache.load('words', give('first'))
    const late = slow()
    const settled = jest.fn()
    const loading = cache.load('words', late.source, { waitFor: 2_000 })
    void loading.then(settled)
    await jest.advanceTimersByTimeAsync(1_999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(await loading).toBe('first')
    late.resolve('second')
    await jest.advanceTimersByTimeAsync(0)
    expect(await cache.load('words', failing)).toBe('second')
  })

  test('gives a value within the timeout, and leaves no timer', async () => {
    const cache = new StaleCache()
    await cache.load('words', give('first'))
    const second = slow()
    const loading = cache.load('words', second.source, { waitFor: 2_000 })
    await jest.advanceTimersByTimeAsync(1_999)
    second.resolve('second')
    expect(await loading).toBe('second')
    expect(jest.getTimerCount()).toBe(0)
  })

  test('waits without a limit for the first value', async () => {
    const first = slow()
    const loading = new StaleCache().load('words', first.source, { waitFor: 2_000 })
    await jest.advanceTimersByTimeAsync(60_000)
    first.resolve('first')
    expect(await loading).toBe('first')
  })

  test('survives a failure after the timeout', async () => {
    const cache = new StaleCache()
    await cache.load('words', give('first'))
    const second = slow()
    const loading = cache.load('words', second.source, { waitFor: 2_000 })
    await jest.advanceTimersByTimeAsync(2_000)
    second.reject(new Error('It is down.'))
    await jest.advanceTimersByTimeAsync(0)
    expect(await loading).toBe('first')
    expect(await cache.load('words', give('third'))).toBe('third')
  })
})

describe('expire', () => {
  test('makes values stale, also those being loaded', async () => {
    const cache = new StaleCache()
    const before = slow()
    const loading = cache.load('a', before.source, { freshFor: 60_000 })
    await new Promise(setImmediate)
    cache.expire()
    before.resolve('before')
    expect(await loading).toBe('before')
    expect(await cache.load('a', give('after'), { freshFor: 60_000 })).toBe('after')
    expect(await cache.load('a', failing, { freshFor: 60_000 })).toBe('after')
  })

  test('lets no older load replace a newer value', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] })
    const cache = new StaleCache()
    const before = slow()
    const loading = cache.load('a', before.source)
    await new Promise(setImmediate)
    jest.advanceTimersByTime(1)
    cache.expire()
    await cache.load('a', give('after'))
    before.resolve('before')
    await loading
    expect((await cache.get('a'))?.value).toBe('after')
  })
})

describe('on disk', () => {
  const cacheOf = () => new StaleCache({ folder: folder() })

  test('a value survives the process until it is deleted', async () => {
    await cacheOf().set('a', { of: 'before' }, 5)
    const restarted = cacheOf()
    expect(await restarted.get('a')).toEqual({ value: { of: 'before' }, at: 5 })
    await restarted.delete('a')
    expect(await restarted.get('a')).toBeUndefined()
    expect(await cacheOf().get('a')).toBeUndefined()
  })

  test('only the latest values stay in memory, all stay on disk', async () => {
    const cache = new StaleCache({ folder: folder(), maxInMemory: 1 })
    await cache.set('a', 1)
    await cache.set('b', 2)
    expect((await cache.get('a'))?.value).toBe(1)
    expect(readdirSync(folder())).toHaveLength(2)
  })

  test('a broken file counts as nothing', async () => {
    await cacheOf().set('a', 1)
    for (const file of readdirSync(folder())) writeFileSync(path.join(folder(), file), '{"value":')
    expect(await cacheOf().get('a')).toBeUndefined()
  })

  test('without a writable disk values stay in memory', async () => {
    writeFileSync(folder(), '')
    const cache = cacheOf()
    await cache.set('a', 1)
    expect((await cache.get('a'))?.value).toBe(1)
    await cache.delete('a')
    expect(await cache.get('a')).toBeUndefined()
  })

  test('a name that is a path stays inside the folder', async () => {
    mkdirSync(folder(), { recursive: true })
    await cacheOf().set('../../outside', 1)
    expect(readdirSync(scratch.folder)).toEqual(['cache'])
  })
})
