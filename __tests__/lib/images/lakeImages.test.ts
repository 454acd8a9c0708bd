import { startLoopbackServer, type RunningServer } from 'local-http/server'
import { startProcess } from '../../fixtures/newProcess.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const hash = 'c'.repeat(40)
const photo = `${hash}-4000x3000.jpg`
const svg = `${hash}-48x48.svg`
const guide = `${hash}.pdf`
const at = '/images/project/production'

let host: RunningServer
let requested: string[]
/** Status of the asset host; 0 closes the connection. */
let status: number
/** Type that the asset host names; undefined for the file's own. */
let type: string | undefined
scratchFolderPerTest()

beforeEach(async () => {
  requested = []
  status = 200
  type = undefined
  host = await startLoopbackServer({
    name: 'asset host',
    port: 0,
    handle: ({ request, response, url }) => {
      requested.push(`${url.pathname}${url.search}`)
      if (status === 0) return void request.socket.destroy()
      const usual = url.pathname.startsWith('/images/') ? 'image/jpeg' : 'application/pdf'
      response.writeHead(status, { 'content-type': type ?? usual }).end(`bytes of ${url.pathname}`)
    },
  })
})
afterEach(() => host.close())

/** The module in a process that was just started with this dataset. */
async function images(dataset = 'production') {
  process.env.NEXT_PUBLIC_SANITY_API_HOST = host.url
  process.env.NEXT_PUBLIC_SANITY_PROJECT_ID = 'project'
  process.env.NEXT_PUBLIC_SANITY_DATASET = dataset
  startProcess()
  return import('../../../lib/images/lakeImages.server.ts')
}

test('an image is downloaded once, no wider than pages show it', async () => {
  const { readLakeFile } = await images()
  const image = await readLakeFile(photo)
  expect(image).toEqual({ type: 'image/jpeg', bytes: Buffer.from(`bytes of ${at}/${photo}`) })
  status = 500
  const restarted = await images()
  expect((await restarted.readLakeFile(photo)).bytes.equals(image.bytes)).toBe(true)
  expect(requested).toEqual([`${at}/${photo}?w=2400&fit=max`])
})

test('a crop is cached apart from the whole image', async () => {
  const { keepLakeImage, readLakeFile } = await images()
  const rect = '10,20,300,400'
  await keepLakeImage(photo, rect)
  await readLakeFile(photo)
  await readLakeFile(photo, { rect })
  expect(requested).toEqual([
    `${at}/${photo}?w=2400&fit=max&rect=10%2C20%2C300%2C400`,
    `${at}/${photo}?w=2400&fit=max`,
  ])
})

test('SVGs and downloads are requested as they are', async () => {
  const { readLakeFile } = await images()
  expect((await readLakeFile(svg)).type).toBe('image/svg+xml')
  expect((await readLakeFile(guide, { kind: 'files' })).type).toBe('application/pdf')
  for (const extension of ['key', 'constructor']) {
    const { type } = await readLakeFile(`${hash}.${extension}`, { kind: 'files' })
    expect(type).toBe('application/octet-stream')
  }
  expect(requested.slice(0, 2)).toEqual([`${at}/${svg}`, `/files/project/production/${guide}`])
})

test('an animation is resized only when cropped or too wide', async () => {
  const { readLakeFile } = await images()
  const [fitting, wide] = [`${hash}-2400x9.gif`, `${hash}-2401x9.gif`]
  await readLakeFile(fitting)
  await readLakeFile(fitting, { rect: '0,0,5,5' })
  await readLakeFile(wide)
  expect(requested).toEqual([
    `${at}/${fitting}`,
    `${at}/${fitting}?w=2400&fit=max&rect=0%2C0%2C5%2C5`,
    `${at}/${wide}?w=2400&fit=max`,
  ])
})

test.each([
  ['../../secret.png', 'images', undefined],
  ['../../package.json', 'files', undefined],
  [guide, 'images', undefined],
  [photo, 'files', undefined],
  [photo, 'images', '0,0,0,10'],
  [photo, 'images', '0,0,10,10&dl=1'],
  [photo, 'images', '0,0,../..,1'],
] as const)('"%s" of %s with the crop %s is 404', async (file, kind, rect) => {
  const { readLakeFile } = await images()
  await expect(readLakeFile(file, { kind, rect })).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    status: 404,
  })
  expect(requested).toEqual([])
})

test.each([
  [photo, 'images', 'text/html; charset=utf-8'],
  [svg, 'images', 'application/json'],
  [guide, 'files', 'text/html'],
  [guide, 'files', 'application/json; charset=utf-8'],
] as const)('a maintenance page instead of %s of %s is not cached', async (file, kind, maintenance) => {
  type = maintenance
  await expect((await images()).readLakeFile(file, { kind })).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    status: undefined,
  })
  type = undefined
  expect((await (await images()).readLakeFile(file, { kind })).bytes.toString()).toContain(file)
})

test('a JSON download is one', async () => {
  const { readLakeFile } = await images()
  type = 'application/json'
  expect((await readLakeFile(`${hash}.json`, { kind: 'files' })).bytes.toString()).toContain('.json')
})

test('a file that may not be downloaded is 429', async () => {
  const { readLakeFile } = await images()
  const forbidden = { mayDownload: () => false }
  await expect(readLakeFile(photo, forbidden)).rejects.toMatchObject({ status: 429 })
  expect(requested).toEqual([])
})

test.each([
  [404, 404],
  [503, 503],
  [0, undefined],
])('a host that responds %i has no file', async (response, told) => {
  const { readLakeFile } = await images()
  status = response
  const failure = await readLakeFile(photo).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'ImageUnavailableError', status: told })
  expect(String(failure)).toContain(photo)
})

test('two datasets used in turn share no copies', async () => {
  await (await images('production')).readLakeFile(photo)
  const staged = await (await images('staging')).readLakeFile(photo)
  expect(staged.bytes.toString()).toContain('/staging/')
})
