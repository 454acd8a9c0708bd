import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentOf } from '../../fixtures/fakeLake.ts'

/** The commands of the README as a person runs them: what they print, and how they end. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join('local', 'tools', script), ...args],
    { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 100_000 },
  )
  return { status, stdout, lines: stderr.trim().split('\n') }
}

test('a wrong environment stops a build with one line a variable', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    env: {
      ...process.env,
      ...environmentOf('http://localhost:1'),
      NEXT_PUBLIC_SITE_URL: 'foo',
      NEXT_PUBLIC_SANITY_DATASET: 'No!',
    },
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toEqual([
    'NEXT_PUBLIC_SITE_URL must be a URL such as https://www.example.com, not "foo"',
    expect.stringMatching(/^NEXT_PUBLIC_SANITY_DATASET must be /),
    'See .env.example and docs/environment.md.',
  ])
  expect(status).toBe(1)
})

describe('the content commands', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-content-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const content = (args: string[], dataFolder = 'lake') =>
    run('content.ts', args, { LAKE_DATA: path.join(folder, dataFolder) })

  it('copy everything to another lake, also by a path with spaces', () => {
    const archive = path.join(folder, 'my content.tar.gz')
    const written = content(['export', archive])
    expect(written.stdout).toMatch(/^Wrote \d+ documents and \d+ assets to /)
    expect(existsSync(archive)).toBe(true)
    const count = /\d+/.exec(written.stdout)?.[0]
    expect(content(['import', archive], 'other').stdout).toBe(`Loaded ${count} documents from ${archive}.\n`)
  })

  it('reset a damaged lake, and leave other files in its folder', () => {
    const shared = path.join(folder, 'shared')
    const file = (name: string) => path.join(shared, name)
    const uploads = [`assets/${'a'.repeat(40)}.pdf`, `assets/${'a'.repeat(22)}.tmp`]
    mkdirSync(file('assets'), { recursive: true })
    const others = ['outbox.jsonl', 'assets/logo.svg', 'assets/logo.tmp']
    const own = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-journal', ...uploads]
    for (const name of [...others, ...own]) writeFileSync(file(name), 'written before')
    expect(content(['reset'], 'shared').stdout).toMatch(/^The content is the seed again/)
    for (const name of others) expect(readFileSync(file(name), 'utf8')).toBe('written before')
    for (const name of uploads) expect(existsSync(file(name))).toBe(false)
  })

  it('say in one line what went wrong', () => {
    expect(content(['export', path.join(folder, 'no', 'folder.tar.gz')]).lines).toEqual([
      expect.stringMatching(/^Cannot write .+folder\.tar\.gz: ENOENT/),
    ])
    writeFileSync(path.join(folder, 'damaged'), 'not a folder')
    for (const command of ['export', 'reset']) {
      expect(content([command], 'damaged').lines).toEqual([
        expect.stringMatching(/^The content lake cannot read .+damaged: /),
      ])
    }
    expect(readFileSync(path.join(folder, 'damaged'), 'utf8')).toBe('not a folder')
  })
})
