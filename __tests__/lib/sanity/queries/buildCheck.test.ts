import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answeringJson, environmentOf, lakeThat, stopLakes } from '#tests/fixtures/fakeLake.ts'

afterEach(stopLakes)

const seen = (isReadable: boolean) => answeringJson({ result: { result: true, isReadable } })

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

test('a build without content ends, says why, and changes no page', async () => {
  const root = process.cwd()
  const lake = await lakeThat(seen(false))
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-'))
  const page = path.join(folder, '.next/server/pages/index.html')
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, 'the good page')
  const { code, stderr } = await build(root, folder, lake)
  expect(stderr).toMatch(/The content lake at http:\S+ could not be read: no published "siteSettings"/)
  expect(code).toBe(1)
  expect(readFileSync(page, 'utf8')).toBe('the good page')
  rmSync(folder, { recursive: true })
})
