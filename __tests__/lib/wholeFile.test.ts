/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../lib/wholeFile.server.ts'
import { enterScratchFolder, type ScratchFolder } from '../fixtures/scratchFolder.ts'

let scratch: ScratchFolder
beforeEach(() => (scratch = enterScratchFolder()))
afterEach(() => scratch.leave())

test('writes a file with its folders, and in place of an older one', async () => {
  const file = path.join(scratch.folder, 'a', 'b', 'page')
  await writeWhole(file, 'first')
  await writeWhole(file, ['sec', Buffer.from('ond')])
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(readdirSync(path.dirname(file))).toEqual(['page'])
})

test('a reader meets all of one writing or all of another', async () => {
  const file = path.join(scratch.folder, 'page')
  const writings = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(2_000_000))
  await writeWhole(file, writings[0] ?? '')
  let writing = true
  const written = Promise.all(writings.map((each) => writeWhole(file, each))).then(() => (writing = false))
  while (writing) expect(writings.includes(await readFile(file, 'utf8'))).toBe(true)
  await written
})

test('a failure says what the disk said, and leaves nothing behind', async () => {
  const file = path.join(scratch.folder, 'page')
  mkdirSync(path.join(file, 'in the way'), { recursive: true })
  await expect(writeWhole(file, 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(scratch.folder)).toEqual(['page'])
  const plain = path.join(scratch.folder, 'plain')
  writeFileSync(plain, '')
  await expect(writeWhole(path.join(plain, 'page'), 'text')).rejects.toThrow(/ENOTDIR|EEXIST/)
})
