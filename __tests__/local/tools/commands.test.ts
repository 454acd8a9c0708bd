import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentOf } from '#tests/fixtures/fakeLake.ts'

/** Commands of the README as a person runs them. */

/** A build without a content lake, in an environment with these differences. */
const build = (changes: Record<string, string> = {}) =>
  spawnSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, ...environmentOf('http://localhost:1'), ...changes },
    encoding: 'utf8',
    timeout: 100_000,
  })

test('a wrong environment stops a build with one line a variable', () => {
  const changes = { NEXT_PUBLIC_SITE_URL: 'foo', NEXT_PUBLIC_SANITY_DATASET: 'No!' }
  const { status, stdout, stderr } = build(changes)
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toEqual([
    'NEXT_PUBLIC_SITE_URL must be a URL without a path, such as https://www.example.com',
    expect.stringMatching(/^NEXT_PUBLIC_SANITY_DATASET must be /),
    'See .env.example and docs/environment.md.',
  ])
  expect(status).toBe(1)
})

test('a build without a content lake says so first, in one line', () => {
  const began = performance.now()
  const { status, stdout, stderr } = build()
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^The content lake at http:\/\/localhost:1 could not be read: .+\n$/)
  expect(status).toBe(1)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('a reset replaces a damaged lake, and leaves other files alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-content-'))
  const file = (name: string) => path.join(folder, 'lake', name)
  const uploads = [`assets/${'a'.repeat(40)}.pdf`, `assets/${'a'.repeat(22)}.tmp`]
  mkdirSync(file('assets'), { recursive: true })
  const others = ['outbox.jsonl', 'assets/logo.svg', 'assets/logo.tmp']
  const own = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-journal', ...uploads]
  for (const name of [...others, ...own]) writeFileSync(file(name), 'written before')
  const { stdout } = spawnSync(process.execPath, ['local/tools/content.ts', 'reset'], {
    env: { ...process.env, LOCAL_DATA: folder },
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(stdout).toMatch(/^The content is the seed again/)
  for (const name of others) expect(readFileSync(file(name), 'utf8')).toBe('written before')
  for (const name of uploads) expect(existsSync(file(name))).toBe(false)
  rmSync(folder, { recursive: true })
})
