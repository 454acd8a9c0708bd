/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { keepPreviewKeys } from '../../../lib/next/previewKeys.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const { PREVIEW_PROPS_MANIFEST } = createRequire(path.resolve('package.json'))('next/constants.js') as Record<
  string,
  string
>

let scratch: ScratchFolder
beforeEach(() => (scratch = enterScratchFolder()))
afterEach(() => scratch.leave())

/** The keys of a build, and of its standalone copy. */
function keysAfter(name: string, secret: string | undefined): unknown[] {
  const folders = ['.next', '.next/standalone/.next'].map((below) => path.join(scratch.folder, name, below))
  const made = { previewModeId: `made up for ${name}` }
  const files = folders.map((folder) => {
    mkdirSync(path.join(folder, 'server'), { recursive: true })
    const all = [path.join(folder, 'prerender-manifest.json'), path.join(folder, 'server/preview-props.json')]
    writeFileSync(all[0] ?? '', JSON.stringify({ version: 4, preview: made }))
    writeFileSync(all[1] ?? '', JSON.stringify(made))
    return all
  })
  keepPreviewKeys(folders[0] ?? '', secret)
  return files.flatMap(([manifest = '', props = '']) => {
    const { version, preview } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
    expect(version).toBe(4)
    return [preview, JSON.parse(readFileSync(props, 'utf8')) as unknown]
  })
}

test('two builds with one secret have the same draft cookies', () => {
  const keys = keysAfter('a', 'a token')
  expect(new Set(keys.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(keysAfter('b', 'a token')).toEqual(keys)
  expect(Object.values(keys[0] as Record<string, string>).map(({ length }) => length)).toEqual([32, 64, 64])
  expect(JSON.stringify(keys)).not.toContain('a token')
})

test('builds with another secret, or none, have others', () => {
  expect(keysAfter('a', 'a token')).not.toEqual(keysAfter('b', 'another token'))
  expect(keysAfter('c', undefined)[0]).toEqual({ previewModeId: 'made up for c' })
})

test('Next reads the keys where they are written', () => {
  expect(PREVIEW_PROPS_MANIFEST).toBe('preview-props.json')
})
