import { execFileSync } from 'node:child_process'
import { accessSync, existsSync } from 'node:fs'
import { lookForServers } from '../../../local/tools/install/programs.ts'

// A machine whose programs the tests decide.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  accessSync: jest.fn(),
  existsSync: jest.fn(() => false),
}))
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }))

const has = (...programs: string[]) =>
  jest.mocked(accessSync).mockImplementation((file) => {
    if (!programs.includes(String(file))) throw new Error('ENOENT')
  })

function said(): string[] {
  const lines: string[] = []
  lookForServers((line) => lines.push(line))
  return lines
}

test('a server is found also where a user’s PATH does not lead', () => {
  has('/usr/sbin/nginx', '/usr/bin/redis-server')
  expect(said()).toEqual(['nginx: /usr/sbin/nginx', 'redis-server: /usr/bin/redis-server'])
})

test('a server that is not there is installed', () => {
  has('/usr/bin/redis-server')
  jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(0)
  jest.mocked(existsSync).mockReturnValueOnce(true)
  jest.mocked(execFileSync).mockImplementation((_command, args) => {
    if (args?.includes('nginx')) has('/usr/sbin/nginx', '/usr/bin/redis-server')
    return ''
  })
  expect(said()).toContain('nginx: /usr/sbin/nginx')
})

test('one line names the missing program, the remedy and the consequence', () => {
  has('/usr/bin/redis-server')
  expect(said()).toContainEqual(expect.stringMatching(/^No nginx: install it, .*Its tests will fail\.$/))
})
