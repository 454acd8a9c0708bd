import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleApart, startProcess } from '../../fixtures/newProcess.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const url = 'https://host.example/a.png'
const image = (text: string) => ({ type: 'image/png', bytes: Buffer.from(text) })
const responding = (text: string) => jest.fn(async () => image(text))
const never = () => Promise.reject(new Error('downloaded'))
const folder = '.next/cache/media'

const scratch = scratchFolderPerTest()
afterEach(() => jest.useRealTimers())

/** The cache of a process that has just started. */
function cache() {
  startProcess()
  return import('../../../lib/images/cache.server.ts')
}

test('a cached file is read without a download, also after a restart', async () => {
  const first = await cache()
  expect(await first.readFileOf(url, responding('one'))).toEqual(image('one'))
  expect(await first.readFileOf(url, never)).toMatchObject(image('one'))
  const second = await cache()
  expect(await second.readFileOf(url, never)).toMatchObject(image('one'))
})

test('an old copy is replaced by a new download', async () => {
  const { readFileOf } = await cache()
  await readFileOf(url, responding('one'))
  scratch.age(folder, 3_599)
  expect(await readFileOf(url, never, { maxAge: 3_600 })).toMatchObject(image('one'))
  scratch.age(folder, 3_601)
  expect(await readFileOf(url, responding('two'), { maxAge: 3_600 })).toMatchObject(image('two'))
  expect(await readFileOf(url, never)).toMatchObject(image('two'))
})

test('a copy tells its type, size and a version of its bytes', async () => {
  const { cachedInfo, readFileOf } = await cache()
  expect(await cachedInfo(url)).toBeUndefined()
  await readFileOf(url, responding('one'))
  const before = await cachedInfo(url)
  expect(before).toEqual({
    type: 'image/png',
    version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    size: 3,
  })
  scratch.age(folder, 2)
  await readFileOf(url, responding('two'), { maxAge: 1 })
  expect((await cachedInfo(url))?.version).not.toBe(before?.version)
})

test('pages and API routes share one download, and its failure', async () => {
  const page = await cache()
  bundleApart()
  const route = await import('../../../lib/images/cache.server.ts')
  const download = jest.fn(() => Promise.reject(new page.ImageUnavailableError('It is down.')))
  const meet = () =>
    Promise.allSettled([page, page, route].map(({ readFileOf }) => readFileOf(url, download)))
  for (const result of await meet()) {
    expect(result.status).toBe('rejected')
    expect(route.ImageUnavailableError.is((result as PromiseRejectedResult).reason)).toBe(true)
  }
  expect(download).toHaveBeenCalledTimes(1)
})

describe('while the host hangs', () => {
  const old = { maxAge: 3_600 }

  async function withOldCopy() {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] })
    // The LRU cache takes zero for "no time".
    jest.advanceTimersByTime(1)
    const { readFileOf } = await cache()
    await readFileOf(url, responding('one'))
    scratch.age(folder, 100_000)
    return readFileOf
  }

  test('an old copy is served after one second, by one shared download', async () => {
    const readFileOf = await withOldCopy()
    const download = jest.fn(() => new Promise<never>(() => undefined))
    const reads = [readFileOf(url, download, old), readFileOf(url, download, old)]
    while (jest.getTimerCount() < reads.length) await new Promise(setImmediate)
    jest.advanceTimersByTime(1_000)
    for (const read of reads) expect(await read).toMatchObject(image('one'))
    expect(download).toHaveBeenCalledTimes(1)
  })

  test('a failed download is not retried for half a minute', async () => {
    const readFileOf = await withOldCopy()
    const fail = () => Promise.reject(new Error('It is down.'))
    expect(await readFileOf(url, fail, old)).toMatchObject(image('one'))
    const download = responding('two')
    jest.advanceTimersByTime(29_000)
    expect(await readFileOf(url, download, old)).toMatchObject(image('one'))
    jest.advanceTimersByTime(1_001)
    expect(await readFileOf(url, download, old)).toMatchObject(image('two'))
  })
})

test('a failure without a copy is remembered too', async () => {
  const { readFileOf } = await cache()
  await expect(readFileOf(url, () => Promise.reject(new Error('It is down.')))).rejects.toThrow('down')
  await expect(readFileOf(url, responding('one'))).rejects.toThrow('It is down.')
})

test('a forbidden download fails with 429, a copy is served', async () => {
  const { readFileOf } = await cache()
  const mayDownload = () => false
  await expect(readFileOf(url, responding('one'), { mayDownload })).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    status: 429,
  })
  await readFileOf(url, responding('one'))
  expect(await readFileOf(url, never, { mayDownload })).toMatchObject(image('one'))
})

test('too many bytes evict the oldest, and none that a page uses', async () => {
  const { cachedInfo, markUsed, readFileOf } = await cache()
  const files = path.join(scratch.folder, folder)
  mkdirSync(files, { recursive: true })
  for (let number = 1; number <= 10; number += 1) {
    const file = path.join(files, `copy-${number}`)
    writeFileSync(file, '')
    truncateSync(file, 99_000_000)
    // Downloaded after the page was generated.
    const at = Date.now() / 1_000 + number
    utimesSync(file, at, at)
  }
  const ofPage = `${url}?page`
  await readFileOf(ofPage, responding('page'))
  await markUsed(ofPage)
  const megabytes = async (count: number) => ({ type: 'image/png', bytes: Buffer.alloc(count * 1_000_000) })
  await readFileOf(url, () => megabytes(12))
  const left = readdirSync(files)
  expect(left).toHaveLength(10)
  expect(left).toContain('copy-10')
  expect(left).not.toContain('copy-2')
  expect(await cachedInfo(ofPage)).toBeDefined()
})

test('without a writable disk the file is served all the same', async () => {
  writeFileSync(path.join(scratch.folder, '.next'), '')
  const { readFileOf } = await cache()
  expect(await readFileOf(url, responding('one'))).toEqual(image('one'))
  expect(readdirSync(scratch.folder)).toEqual(['.next'])
})
