/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import path from 'node:path'
import { startLoopbackServer, type RunningServer } from '../../../local/http/server.ts'
import { bundleApart, startProcess } from '../../fixtures/newProcess.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const hash = 'c'.repeat(40)
const photo = `${hash}-4000x3000.jpg`
const drawing = `${hash}-48x48.svg`
const guide = `${hash}.pdf`

let host: RunningServer
let asked: string[]
/** What the content host answers; 0 ends the connection. */
let status: number
/** As what it answers: undefined for the type of the file. */
let type: string | undefined
let scratch: ScratchFolder

beforeEach(async () => {
  asked = []
  status = 200
  type = undefined
  host = await startLoopbackServer({
    name: 'content host',
    port: 0,
    handle: ({ request, response, url }) => {
      asked.push(`${url.pathname}${url.search}`)
      if (status === 0) return void request.socket.destroy()
      const usual = url.pathname.startsWith('/images/') ? 'image/jpeg' : 'application/pdf'
      response
        .writeHead(status, { location: '/elsewhere', 'content-type': type ?? usual })
        .end(`bytes of ${url.pathname}`)
    },
  })
  scratch = enterScratchFolder()
})
afterEach(async () => {
  await host.close()
  scratch.leave()
  jest.restoreAllMocks()
})

/** The store of a site that was just started with this dataset. */
async function store(dataset = 'production') {
  process.env.NEXT_PUBLIC_SANITY_API_HOST = host.url
  process.env.NEXT_PUBLIC_SANITY_PROJECT_ID = 'project'
  process.env.NEXT_PUBLIC_SANITY_DATASET = dataset
  startProcess()
  return import('../../../lib/sanity/mediaStore.server.ts')
}

test('fetches a picture no wider than the site can show, and keeps it for the next process', async () => {
  const { readMedia } = await store()
  const bytes = await readMedia(photo)
  expect(bytes.toString()).toBe(`bytes of /images/project/production/${photo}`)
  expect(asked).toEqual([`/images/project/production/${photo}?w=2400&fit=max`])
  status = 500
  const later = await store()
  expect(await later.readMedia(photo)).toEqual(bytes)
  expect(asked).toHaveLength(1)
})

test("keeps an editor's crops apart from the whole picture", async () => {
  const { readMedia } = await store()
  for (let time = 0; time < 2; time += 1) {
    await readMedia(photo, 'images', '10,20,300,400')
    await readMedia(photo)
  }
  expect(asked).toEqual([
    `/images/project/production/${photo}?w=2400&fit=max&rect=10%2C20%2C300%2C400`,
    `/images/project/production/${photo}?w=2400&fit=max`,
  ])
})

/** As many parts of pictures as there is room for, older the lower their number. */
function fillWithCrops(): string {
  const crops = path.join(scratch.folder, '.next', 'cache', 'media', 'crops')
  mkdirSync(crops, { recursive: true })
  for (let number = 0; number < 1000; number += 1) {
    const file = path.join(crops, `crop-${number}`)
    writeFileSync(file, '')
    utimesSync(file, number, number)
  }
  return crops
}

test('parts that strangers ask for never fill the disk: the oldest go, whole pictures stay', async () => {
  const { readMedia } = await store()
  await readMedia(photo)
  const crops = fillWithCrops()
  await readMedia(photo, 'images', '0,0,64,64')
  const left = readdirSync(crops)
  expect(left).toHaveLength(900)
  expect(left).toContain('crop-999')
  expect(left).not.toContain('crop-100')
  await readMedia(photo, 'images', '0,0,64,64')
  await readMedia(photo)
  expect(asked).toHaveLength(2)
})

test.each([
  ['that nobody had asked for', false],
  ['that an editor had seen in the preview', true],
])('a part %s stays once a page shows it, whatever strangers ask for', async (_name, wasSeen) => {
  const { keepPicture, readMedia } = await store()
  const never = () => false
  if (wasSeen) await readMedia(photo, 'images', '0,0,300,400')
  const bytes = await keepPicture(photo, '0,0,300,400')
  await keepPicture(photo, '0,0,300,400')
  scratch.age('.next/cache/media/crops', Date.now() / 1_000)
  fillWithCrops()
  await readMedia(photo, 'images', '0,0,64,64')
  expect(await readMedia(photo, 'images', '0,0,300,400', never)).toEqual(bytes)
  expect(asked.filter((address) => address.includes('300%2C400'))).toHaveLength(1)
})

test('asks for drawings and downloads as they are', async () => {
  const { readMedia } = await store()
  await readMedia(drawing)
  await readMedia(guide, 'files')
  expect(asked).toEqual([`/images/project/production/${drawing}`, `/files/project/production/${guide}`])
})

test('asks for an animation as it is, unless it is cut or wider than the site can show', async () => {
  const { readMedia } = await store()
  const [fitting, wide] = [`${hash}-2400x9.gif`, `${hash}-2401x9.gif`]
  await readMedia(fitting)
  await readMedia(fitting, 'images', '0,0,5,5')
  await readMedia(wide)
  const at = '/images/project/production'
  expect(asked).toEqual([
    `${at}/${fitting}`,
    `${at}/${fitting}?w=2400&fit=max&rect=0%2C0%2C5%2C5`,
    `${at}/${wide}?w=2400&fit=max`,
  ])
})

test.each([
  ['../../secret.png', 'images', undefined],
  [`${hash}-800x600.html`, 'images', undefined],
  [`${'c'.repeat(39)}/-800x600.png`, 'images', undefined],
  [`..%2f${photo}`, 'images', undefined],
  ['../../package.json', 'files', undefined],
  [guide, 'images', undefined],
  [photo, 'files', undefined],
  ['', 'images', undefined],
  [photo, 'images', '0,0,0,10'],
  [photo, 'images', '0,0,10,10&dl=1'],
  [photo, 'images', '0,0,../..,1'],
] as const)('"%s" of %s with the crop %s is no file: nobody is asked', async (file, kind, rect) => {
  const { readMedia } = await store()
  await expect(readMedia(file, kind, rect)).rejects.toMatchObject({
    name: 'MediaUnavailableError',
    status: 404,
  })
  expect(asked).toEqual([])
})

test.each([
  [photo, 'images', 'text/html; charset=utf-8'],
  [drawing, 'images', 'application/json'],
  [guide, 'files', 'text/html'],
  [guide, 'files', 'application/json; charset=utf-8'],
] as const)(
  'takes no maintenance page for %s of %s, and has it once the host is back',
  async (file, kind, said) => {
    const { readMedia } = await store()
    type = said
    await expect(readMedia(file, kind)).rejects.toMatchObject({
      name: 'MediaUnavailableError',
      status: undefined,
    })
    type = undefined
    expect((await readMedia(file, kind)).toString()).toContain(file)
  },
)

test('a download that is a page or data by its name may be one', async () => {
  const { readMedia } = await store()
  type = 'application/json'
  expect((await readMedia(`${hash}.json`, 'files')).toString()).toContain('.json')
})

test('visitors who meet share one download, also of a page and an API route; a failed one is tried again', async () => {
  // At once, so that all three meet: on a busy machine the last one looks for a copy until the first one's download has failed.
  jest.spyOn(promises, 'readFile').mockRejectedValue(new Error('no copy'))
  const page = await store()
  bundleApart()
  const route = await import('../../../lib/sanity/mediaStore.server.ts')
  const meet = () => Promise.allSettled([page, page, route].map(({ readMedia }) => readMedia(photo)))
  status = 500
  const unavailable = { status: 'rejected', reason: expect.any(route.MediaUnavailableError) as unknown }
  expect(await meet()).toEqual([unavailable, unavailable, unavailable])
  expect(asked).toHaveLength(1)
  status = 200
  await meet()
  expect(asked).toHaveLength(2)
})

test('downloads only what it may, and gives what it keeps all the same', async () => {
  const { readMedia } = await store()
  const never = () => false
  await expect(readMedia(photo, 'images', undefined, never)).rejects.toMatchObject({ status: 429 })
  expect(asked).toEqual([])
  await readMedia(photo)
  expect((await readMedia(photo, 'images', undefined, never)).length).toBeGreaterThan(0)
})

test.each([
  [404, 404],
  [503, 503],
  [302, undefined],
  [0, undefined],
])('a host that answers %i has not given the file', async (answer, told) => {
  const { readMedia } = await store()
  status = answer
  const failure = await readMedia(photo).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'MediaUnavailableError', status: told })
  expect(String(failure)).toContain(photo)
  expect(asked).toHaveLength(1)
})

test('waits ten seconds for a file and no longer', async () => {
  const { readMedia } = await store()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')))
  await expect(readMedia(photo)).rejects.toThrow('too late')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('two datasets used in turn never see each other’s copies', async () => {
  await (await store('production')).readMedia(photo)
  const staged = await (await store('staging')).readMedia(photo)
  expect(staged.toString()).toContain('/staging/')
})

test('gives the file where nothing can be kept', async () => {
  writeFileSync(path.join(scratch.folder, '.next'), '')
  const { keepPicture, readMedia } = await store()
  expect((await readMedia(photo)).toString()).toContain(photo)
  expect((await keepPicture(photo, '0,0,300,400')).toString()).toContain(photo)
  expect(readdirSync(scratch.folder)).toEqual(['.next'])
})
