/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startLoopbackServer, type RunningServer } from '../../../local/http/server.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const picture = `${'a'.repeat(40)}-800x600.png`

let scratch: ScratchFolder
let host: RunningServer
let asked: string[]

beforeEach(async () => {
  asked = []
  scratch = enterScratchFolder()
  host = await startLoopbackServer({
    name: 'content host',
    port: 0,
    handle: ({ response, url }) => {
      asked.push(url.searchParams.get('rect') ?? 'whole')
      response.end('bytes')
    },
  })
})
afterEach(async () => {
  await host.close()
  scratch.leave()
})

async function store() {
  process.env.NEXT_PUBLIC_SANITY_PROJECT_ID = 'local'
  process.env.NEXT_PUBLIC_SANITY_DATASET = 'production'
  process.env.NEXT_PUBLIC_SANITY_API_HOST = host.url
  jest.resetModules()
  return import('../../../lib/sanity/mediaStore.server.ts')
}

test('a picture and a part of it are fetched once, and then kept', async () => {
  const { readMedia } = await store()
  for (let time = 0; time < 2; time += 1) {
    expect((await readMedia(picture)).toString()).toBe('bytes')
    expect((await readMedia(picture, 'images', '0,0,64,64')).toString()).toBe('bytes')
  }
  expect(asked).toEqual(['whole', '0,0,64,64'])
})

test.each([
  '../../package.json',
  `${'a'.repeat(40)}-800x600.html`,
  `${'a'.repeat(39)}/-800x600.png`,
  `..%2f${picture}`,
  '',
])('%p is no file of the content lake, and nobody is asked for it', async (name) => {
  const { readMedia } = await store()
  for (const kind of ['images', 'files'] as const)
    await expect(readMedia(name, kind)).rejects.toMatchObject({ status: 404 })
  await expect(readMedia(picture, 'images', '0,0,../..,1')).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual([])
})

test('parts that strangers ask for never fill the disk: the oldest go, whole pictures stay', async () => {
  const { readMedia } = await store()
  await readMedia(picture)
  const crops = path.join(scratch.folder, '.next', 'cache', 'media', 'crops')
  mkdirSync(crops, { recursive: true })
  for (let number = 0; number < 1000; number += 1) {
    const file = path.join(crops, `crop-${number}`)
    writeFileSync(file, '')
    utimesSync(file, number, number)
  }
  await readMedia(picture, 'images', '0,0,64,64')
  const left = readdirSync(crops)
  expect(left).toHaveLength(900)
  expect(left).toContain('crop-999')
  expect(left).not.toContain('crop-100')
  await readMedia(picture, 'images', '0,0,64,64')
  await readMedia(picture)
  expect(asked).toEqual(['whole', '0,0,64,64'])
})
