import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BoundedFolder } from '../../../lib/util/boundedFolder.server.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const scratch = scratchFolderPerTest()
const at = () => path.join(scratch.folder, 'cache')
/** Three blocks of a disk. */
const file = Buffer.alloc(3 * 4096 - 1, 'x')
const roomFor = (files: number) => new BoundedFolder(at(), files * 3 * 4096)

/** As if the file had been used a time ago, in minutes. */
function usedAgo(name: string, minutes: number) {
  const then = Date.now() / 1000 - minutes * 60
  utimesSync(path.join(at(), name), then, then)
}

test('a file is what was written, until it is deleted', async () => {
  const folder = roomFor(2)
  expect(await folder.read('a')).toBeUndefined()
  const before = Date.now()
  await folder.write('a', file)
  const copy = await folder.read('a')
  expect(copy?.bytes.equals(file)).toBe(true)
  expect(copy?.writtenAt).toBeGreaterThan(before - 1000)
  await folder.delete('a')
  expect(await folder.read('a')).toBeUndefined()
})

test('the least recently used files make room, and a tenth more', async () => {
  const folder = roomFor(10)
  for (let number = 0; number < 10; number += 1) {
    await folder.write(`${number}`, file)
    usedAgo(`${number}`, 10 - number)
  }
  await folder.read('0')
  await folder.write('new', file)
  expect(readdirSync(at()).sort()).toEqual(['0', '3', '4', '5', '6', '7', '8', '9', 'new'])
})

test('a read leaves a file’s time of writing as it was', async () => {
  const folder = roomFor(2)
  await folder.write('a', file)
  usedAgo('a', 60)
  await folder.read('a')
  const { writtenAt = 0 } = (await folder.read('a')) ?? {}
  expect(Math.round((Date.now() - writtenAt) / 60_000)).toBe(60)
})

test('a file that is used in the future is evicted last', async () => {
  const folder = roomFor(3)
  await folder.write('page', file)
  await folder.touch('page', Date.now() + 3_600_000)
  await folder.read('page')
  for (const name of ['a', 'b', 'c']) await folder.write(name, file)
  expect(readdirSync(at()).sort()).toEqual(['c', 'page'])
})

test('files of a process before count too', async () => {
  mkdirSync(at())
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(path.join(at(), name), file)
    usedAgo(name, 5)
  }
  await roomFor(2).write('new', file)
  expect(readdirSync(at())).toContain('new')
  expect(readdirSync(at())).toHaveLength(1)
})

test('files written at once stay below the limit together', async () => {
  const folder = roomFor(4)
  await Promise.all(Array.from({ length: 12 }, (_, number) => folder.write(`${number}`, file)))
  await folder.write('last', file)
  expect(readdirSync(at()).length).toBeLessThanOrEqual(4)
  expect(readdirSync(at())).toContain('last')
})

test('a file that is replaced again and again evicts no other', async () => {
  const folder = roomFor(3)
  await folder.write('other', file)
  for (let time = 0; time < 9; time += 1) await folder.write('a', file)
  expect(readdirSync(at()).sort()).toEqual(['a', 'other'])
})

test('tiny files count as what they take on the disk', async () => {
  const folder = new BoundedFolder(at(), 10 * 4096)
  for (let number = 0; number < 30; number += 1) await folder.write(`${number}`, Buffer.from('x'))
  expect(readdirSync(at()).length).toBeLessThanOrEqual(10)
})

test('a file larger than the folder is refused, and evicts nothing', async () => {
  const folder = roomFor(1)
  await folder.write('a', file)
  await expect(folder.write('b', Buffer.alloc(4 * 4096))).rejects.toThrow('larger')
  expect(readdirSync(at())).toEqual(['a'])
})
