import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from '../../../lib/util/writeFileAtomic.server.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const scratch = scratchFolderPerTest()

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
