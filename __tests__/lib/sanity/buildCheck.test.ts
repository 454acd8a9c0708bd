/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { enterScratchFolder } from '../../fixtures/scratchFolder.ts'

/** What a build says to a content lake on a bad day, before it touches the build that was there. */

let server: Server | undefined

async function lakeThat(answers: RequestListener): Promise<string> {
  server = createServer(answers)
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const environment = (lake: string) => ({
  NEXT_PUBLIC_SITE_URL: 'https://goodline.example',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  NEXT_PUBLIC_SANITY_API_VERSION: '2026-03-01',
  NEXT_PUBLIC_SANITY_API_HOST: lake,
  NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example',
  SANITY_REVALIDATE_SECRET: 'a-secret-of-some-length',
})

async function faultAt(lake: string): Promise<string | undefined> {
  Object.assign(process.env, environment(lake))
  jest.resetModules()
  const { contentFault } = await import('../../../lib/sanity/buildCheck.server.ts')
  return contentFault(400)
}

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const json = (body: unknown) => answering(200, 'application/json', JSON.stringify(body))

test('a lake with published site settings is no fault', async () => {
  expect(await faultAt(await lakeThat(json({ result: true })))).toBeUndefined()
})

test.each<[string, RequestListener]>([
  ['answers 500', answering(500, 'application/json', '{}')],
  ['refuses the token', answering(401, 'application/json', '{"message":"Session not found"}')],
  ['shows a page of HTML', answering(200, 'text/html', '<h1>Maintenance</h1>')],
  ['answers something else', json({ result: 42 })],
  ['breaks off in its JSON', answering(200, 'application/json', '{"result":tr')],
  ['hangs', () => undefined],
])('a lake that %s is named in one line', async (_, answers) => {
  const lake = await lakeThat(answers)
  const fault = await faultAt(lake)
  expect(fault).toContain(`The content lake at ${lake} could not be read: `)
  expect(fault).not.toContain('\n')
})

test('a lake that is not there is named in one line', async () => {
  expect(await faultAt('http://127.0.0.1:9')).toMatch(
    /^The content lake at http:\/\/127\.0\.0\.1:9 could not/,
  )
})

test('a lake that shows nothing, as a private dataset does without a token, is not taken for a site of defaults', async () => {
  expect(await faultAt(await lakeThat(json({ result: false })))).toMatch(
    /no published "siteSettings" in the dataset "production"\. If the dataset is private, set SANITY_API_READ_TOKEN; /,
  )
})

/** `next build` of this tree in a folder of its own: how it ended, and what it said on its second stream. */
function build(root: string, folder: string, lake: string): Promise<{ code: unknown; said: string }> {
  for (const name of readdirSync(root))
    if (!['.next', '.git'].includes(name)) symlinkSync(path.join(root, name), path.join(folder, name))
  const next = path.join(root, 'node_modules', '.bin', 'next')
  const env = {
    ...process.env,
    ...environment(lake),
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return new Promise((done) => {
    execFile(next, ['build'], { cwd: folder, env, timeout: 50_000 }, (error, _, said) =>
      done({ code: error?.code ?? 0, said }),
    )
  })
}

test('the build itself ends there with that line, and leaves the last build as it was', async () => {
  const root = process.cwd()
  const lake = await lakeThat(json({ result: false }))
  const { folder, leave } = enterScratchFolder()
  const page = path.join(folder, '.next', 'server', 'pages', 'index.html')
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, 'the good page')
  const { code, said } = await build(root, folder, lake)
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The content lake at http:\S+ could not be read: no published .* Nothing was built/,
    ),
  ])
  expect(code).toBe(1)
  expect(readFileSync(page, 'utf8')).toBe('the good page')
  leave()
}, 60_000)
