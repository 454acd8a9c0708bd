/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import {
  answering,
  answeringJson,
  environmentOf,
  lakeThat,
  stopLakes,
  pointSiteAt,
} from '../../../fixtures/fakeLake.ts'
import { enterScratchFolder } from '../../../fixtures/scratchFolder.ts'

afterEach(stopLakes)

async function faultAt(lake: string, wait = 15_000): Promise<string | undefined> {
  pointSiteAt(lake)
  const { contentFault } = await import('../../../../lib/sanity/content/client.server.ts')
  return contentFault(wait)
}

const seen = (isReadable: boolean) => answeringJson({ result: { result: true, isReadable } })

test('a lake with published site settings has no fault', async () => {
  expect(await faultAt(await lakeThat(seen(true)))).toBeUndefined()
})

test.each<[string, RequestListener]>([
  ['answers 500', answering(500, 'application/json', '{}')],
  ['refuses the token', answering(401, 'application/json', '{"message":"Session not found"}')],
  ['shows a page of HTML', answering(200, 'text/html', '<h1>Maintenance</h1>')],
  ['answers something else', answeringJson({ result: 42 })],
  ['breaks off in its JSON', answering(200, 'application/json', '{"result":tr')],
])('a lake that %s is named in one line', async (_, answers) => expectNamed(await lakeThat(answers)))

test('a lake that hangs is named in one line', async () => expectNamed(await lakeThat(() => undefined), 400))

async function expectNamed(lake: string, wait?: number): Promise<void> {
  const fault = await faultAt(lake, wait)
  expect(fault).toContain(`The content lake at ${lake} could not be read: `)
  expect(fault).not.toContain('\n')
}

test('a lake that is not there is named in one line', async () => {
  expect(await faultAt('http://127.0.0.1:9')).toMatch(
    /^The content lake at http:\/\/127\.0\.0\.1:9 could not/,
  )
})

test('a lake that shows nothing is a fault', async () => {
  expect(await faultAt(await lakeThat(seen(false)))).toMatch(
    /no published "siteSettings" in the dataset "production"\. If the dataset is private, set SANITY_API_READ_TOKEN; /,
  )
})

/** `next build` of this tree in a folder of its own: its exit code and its standard error. */
function build(root: string, folder: string, lake: string): Promise<{ code: unknown; stderr: string }> {
  for (const name of readdirSync(root))
    if (!['.next', '.git', 'public'].includes(name))
      symlinkSync(path.join(root, name), path.join(folder, name))
  const env = {
    ...process.env,
    ...environmentOf(lake),
    SANITY_API_READ_TOKEN: 'a-token',
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  return new Promise((done) => {
    execFile(process.execPath, [next, 'build'], { cwd: folder, env, timeout: 100_000 }, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    )
  })
}

test('a build without content ends with one line, and changes nothing', async () => {
  const root = process.cwd()
  const lake = await lakeThat(seen(false))
  const { folder, leave } = enterScratchFolder()
  const page = path.join(folder, '.next/server/pages/index.html')
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, 'the good page')
  const { code, stderr } = await build(root, folder, lake)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The content lake at http:\S+ could not be read: no published .* Nothing was built/,
    ),
  ])
  expect(code).toBe(1)
  expect(readFileSync(page, 'utf8')).toBe('the good page')
  leave()
})
