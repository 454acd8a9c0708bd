import { execFileSync } from 'node:child_process'
import { accessSync, existsSync } from 'node:fs'
import { findPrograms, isMissing } from '../../../local/tools/install/programs.ts'

// A machine whose programs the tests decide.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  accessSync: jest.fn(),
  existsSync: jest.fn(() => false),
}))
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }))

const { CI } = process.env
beforeEach(() => {
  delete process.env.CI
  jest.mocked(execFileSync).mockReturnValue('openjdk 21.0.1')
})
afterAll(() => void (CI && (process.env.CI = CI)))

const has = (...programs: string[]) =>
  jest.mocked(accessSync).mockImplementation((file) => {
    if (!programs.includes(String(file))) throw new Error('ENOENT')
  })
const inBin = ['redis-server', 'java', 'firefox-esr', 'WebKitWebDriver', 'gjs', 'Xvfb']
const all = ['/usr/sbin/nginx', ...inBin.map((name) => `/usr/bin/${name}`)]

function said() {
  const lines: string[] = []
  return { missing: findPrograms((line) => lines.push(line)), lines }
}

test('a program is found also where a user’s PATH does not lead', () => {
  has(...all)
  const lines = ['nginx: /usr/sbin/nginx', ...inBin.map((name) => `${name}: /usr/bin/${name}`)]
  expect(said()).toEqual({ missing: [], lines })
  expect(isMissing('nginx')).toBe(false)
})

test('a missing program is installed on Debian as root', () => {
  has(...all.slice(1))
  jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(0)
  jest.mocked(existsSync).mockReturnValueOnce(true)
  jest.mocked(execFileSync).mockImplementation((_command, args) => {
    if (args?.includes('nginx')) has(...all)
    return 'openjdk 21.0.1'
  })
  expect(said().lines).toContain('nginx: /usr/sbin/nginx')
})

test('a Java that is too old counts as missing', () => {
  has(...all)
  jest.mocked(execFileSync).mockReturnValue('openjdk 8.0.1')
  expect(said().missing).toEqual([expect.stringMatching(/^No java, .* with Java 11 or newer: install it/)])
})

test.each([
  ['', true, 'are skipped'],
  ['true', false, 'will fail'],
])('one line names a missing program, with CI "%s"', (ci, skips, consequence) => {
  if (ci) process.env.CI = ci
  has(...all.slice(1))
  const line = /^No nginx, for the reverse proxy: install it, on Debian with apt-get install nginx\./
  const { missing, lines } = said()
  expect(missing).toEqual([expect.stringMatching(line)])
  expect(lines).toContainEqual(expect.stringMatching(line))
  expect(lines).toContainEqual(expect.stringContaining(`Its tests ${consequence}.`))
  expect(isMissing('nginx')).toBe(skips)
})
