/** @jest-environment node */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import {
  answering,
  answeringJson,
  environmentOf,
  lakeThat,
  stopLakes,
  pointSiteAt,
} from '../../fixtures/fakeLake.ts'
import { enterScratchFolder } from '../../fixtures/scratchFolder.ts'

/** What a build says to a content lake on a bad day, before it touches the build that was there. */

afterEach(stopLakes)

/** Whoever answers has time for it, on a machine that does much beside; only one who never does is given up soon. */
async function faultAt(lake: string, wait = 15_000): Promise<string | undefined> {
  pointSiteAt(lake)
  const { contentFault } = await import('../../../lib/sanity/buildCheck.server.ts')
  return contentFault(wait)
}

const seen = (isReadable: boolean) => answeringJson({ result: { answer: true, isReadable } })

test('a lake with published site settings is no fault', async () => {
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

test('a lake that shows nothing, as a private dataset does without a token, is not taken for a site of defaults', async () => {
  expect(await faultAt(await lakeThat(seen(false)))).toMatch(
    /no published "siteSettings" in the dataset "production"\. If the dataset is private, set SANITY_API_READ_TOKEN; /,
  )
})

/** A command of this tree in a folder of its own: how it ended, and what it said on its second stream. */
function run(
  command: readonly string[],
  root: string,
  folder: string,
  lake: string,
): Promise<{ code: unknown; said: string }> {
  for (const name of readdirSync(root))
    if (!['.next', '.git', 'public', 'sanity'].includes(name))
      symlinkSync(path.join(root, name), path.join(folder, name))
  // It is built from its own folder into the one beside it, and a link would lead out of here.
  cpSync(path.join(root, 'sanity'), path.join(folder, 'sanity'), { recursive: true })
  const env = {
    ...process.env,
    ...environmentOf(lake),
    PATH: `${path.join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const [program = '', ...args] = command
  return new Promise((done) => {
    execFile(program, args, { cwd: folder, env, timeout: 50_000 }, (error, _, said) =>
      done({ code: error?.code ?? 0, said }),
    )
  })
}

test.each([
  ['the build of site and Studio', ['npm', 'run', '--silent', 'build']],
  ['the build of the site alone', ['next', 'build']],
])(
  '%s ends there with that line, and leaves the last one as it was',
  async (_, command) => {
    const root = process.cwd()
    const lake = await lakeThat(seen(false))
    const { folder, leave } = enterScratchFolder()
    const pages = ['.next/server/pages/index.html', 'public/studio/index.html'].map((name) =>
      path.join(folder, name),
    )
    for (const page of pages) {
      mkdirSync(path.dirname(page), { recursive: true })
      writeFileSync(page, 'the good page')
    }
    const { code, said } = await run(command, root, folder, lake)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The content lake at http:\S+ could not be read: no published .* Nothing was built/,
      ),
    ])
    expect(code).toBe(1)
    for (const page of pages) expect(readFileSync(page, 'utf8')).toBe('the good page')
    leave()
  },
  60_000,
)
