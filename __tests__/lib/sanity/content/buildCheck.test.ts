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
  ['fails', answering(500, 'application/json', '{}')],
  ['hangs', () => undefined],
])('a lake that %s is named in one line', async (_, answers) => expectNamed(await lakeThat(answers), 400))

async function expectNamed(lake: string, wait?: number): Promise<void> {
  const fault = await faultAt(lake, wait)
  expect(fault).toContain(`The content lake at ${lake} could not be read: `)
  expect(fault).not.toContain('\n')
}

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
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a-key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'a-service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'a-template',
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

test('a build without content ends with one line, and changes no page', async () => {
  const root = process.cwd()
  const lake = await lakeThat(seen(false))
  const { folder, leave } = enterScratchFolder()
  const page = path.join(folder, '.next/server/pages/index.html')
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, 'the good page')
  mkdirSync(path.join(folder, '.next/cache'))
  for (const name of ['.previewinfo', 'other']) writeFileSync(path.join(folder, '.next/cache', name), '{}')
  const { code, stderr } = await build(root, folder, lake)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The content lake at http:\S+ could not be read: no published .* Nothing was built/,
    ),
  ])
  expect(code).toBe(1)
  expect(readFileSync(page, 'utf8')).toBe('the good page')
  // The next build has keys of its own for draft cookies.
  expect(readdirSync(path.join(folder, '.next/cache'))).toEqual(['other'])
  leave()
})
