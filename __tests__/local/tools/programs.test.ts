import { execFileSync } from 'node:child_process'
import { accessSync, existsSync } from 'node:fs'
import { lookForNginx } from '../../../local/tools/install/programs.ts'

// A machine whose programs the tests decide.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  accessSync: jest.fn(),
  existsSync: jest.fn(() => false),
}))
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }))

const has = (nginx: string) =>
  jest.mocked(accessSync).mockImplementation((file) => {
    if (file !== nginx) throw new Error('ENOENT')
  })

function saidOfNginx(): string[] {
  const lines: string[] = []
  lookForNginx((line) => lines.push(line))
  return lines
}

test('an nginx is found also where a user’s PATH does not lead', () => {
  has('/usr/sbin/nginx')
  expect(saidOfNginx()).toEqual(['nginx: /usr/sbin/nginx'])
})

test('an nginx that is not there is installed', () => {
  has('nowhere')
  jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(0)
  jest.mocked(existsSync).mockReturnValueOnce(true)
  jest.mocked(execFileSync).mockImplementation((_command, args) => {
    if (args?.includes('install')) has('/usr/sbin/nginx')
    return ''
  })
  expect(saidOfNginx()).toEqual(['nginx: /usr/sbin/nginx'])
})

test('one line names the missing program, the remedy and the consequence', () => {
  has('nowhere')
  expect(saidOfNginx()).toEqual([
    expect.stringMatching(/^No nginx: install it, .*tests of the .*proxy will fail\.$/),
  ])
})
