/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** How `npm run check:static` runs its checks, with scripts of a package of the tests' own. */

const folder = mkdtempSync(path.join(tmpdir(), 'side-by-side-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Ends once the other one has begun too. */
const meeting = (own: string, other: string) =>
  `node -e "const fs = require('node:fs'); fs.writeFileSync('${own}', ''); const look = () => fs.existsSync('${other}') || setTimeout(look, 10); look()"`

writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({
    scripts: {
      good: 'echo "nothing to see"',
      bad: 'echo "a complaint" && echo "another" >&2 && exit 3',
      worse: 'echo "the worst" && exit 1',
      first: meeting('first', 'second'),
      second: meeting('second', 'first'),
    },
  }),
)

function run(...scripts: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [path.resolve('local/sideBySide.ts'), ...scripts], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout }
}

test('what passes is one line, and nothing that it printed', () => {
  const { status, stdout } = run('good')
  expect(stdout).toMatch(/^good: passed in [\d.]+ s\n$/)
  expect(status).toBe(0)
})

test('what fails is shown with all that it printed, and the others run all the same', () => {
  const { status, stdout } = run('bad', 'worse', 'good')
  for (const text of ['a complaint\n', 'another\n', 'bad: failed\n', 'the worst\n', 'worse: failed\n'])
    expect(stdout).toContain(text)
  expect(stdout).toContain('good: passed')
  expect(status).toBe(1)
})

test('two run at a time', () => {
  const { status, stdout } = run('first', 'second')
  expect(stdout).toContain('first: passed')
  expect(stdout).toContain('second: passed')
  expect(status).toBe(0)
})

test('a script that does not exist has failed', () => {
  expect(run('nowhere')).toMatchObject({ status: 1, stdout: expect.stringContaining('nowhere: failed') })
})
