/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from '../../../lib/util/writeFileAtomic.server.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

let scratch: ScratchFolder
beforeEach(() => {
  scratch = enterScratchFolder()
})
afterEach(() => scratch.leave())

test('a file is written with its folders, and replaces an older one', async () => {
  const file = path.join(scratch.folder, 'a', 'b', 'page')
  await writeFileAtomic(file, 'first')
  await writeFileAtomic(file, Buffer.from('second'))
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(readdirSync(path.dirname(file))).toEqual(['page'])
})

test('a reader sees one whole version', async () => {
  const file = path.join(scratch.folder, 'page')
  const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(2_000_000))
  await writeFileAtomic(file, versions[0] ?? '')
  let isWriting = true
  const written = Promise.all(versions.map((each) => writeFileAtomic(file, each))).then(
    () => (isWriting = false),
  )
  while (isWriting) expect(versions.includes(await readFile(file, 'utf8'))).toBe(true)
  await written
})

test('a failed write throws, and leaves no temporary file', async () => {
  const file = path.join(scratch.folder, 'page')
  mkdirSync(path.join(file, 'in the way'), { recursive: true })
  await expect(writeFileAtomic(file, 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(scratch.folder)).toEqual(['page'])
})

test('a full disk leaves the older file', () => {
  const file = path.join(scratch.folder, 'page')
  writeFileSync(file, 'before')
  const program = `
    process.on('SIGXFSZ', () => {})
    const { writeFileAtomic } = await import(${JSON.stringify(path.resolve(__dirname, '../../../lib/util/writeFileAtomic.server.ts'))})
    await writeFileAtomic(${JSON.stringify(file)}, 'x'.repeat(200_000)).catch(({ code }) => console.log(code))`
  // The shell's limit of a file, in kilobytes, stands in for a full disk.
  const command = 'ulimit -f 64; exec "$0" --input-type=module -e "$1"'
  const { stdout } = spawnSync('bash', ['-c', command, process.execPath, program], { encoding: 'utf8' })
  expect(stdout).toBe('EFBIG\n')
  expect(readFileSync(file, 'utf8')).toBe('before')
  expect(readdirSync(scratch.folder)).toEqual(['page'])
})
