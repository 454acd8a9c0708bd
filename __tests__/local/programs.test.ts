/** @jest-environment node */
import { accessSync } from 'node:fs'
import { installFromDebian } from '../../local/debian.ts'
import { lookForNginx } from '../../local/programs.ts'

// A machine of which the tests decide what it has.
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), accessSync: jest.fn() }))
jest.mock('../../local/debian.ts', () => ({ installFromDebian: jest.fn(() => false) }))

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
  jest.mocked(installFromDebian).mockImplementationOnce(() => {
    has('/usr/sbin/nginx')
    return true
  })
  expect(saidOfNginx()).toEqual(['nginx: /usr/sbin/nginx'])
})

test('one line says that there is none, what to do, and what will fail', () => {
  has('nowhere')
  expect(saidOfNginx()).toEqual([
    expect.stringMatching(/^No nginx: install it, .*tests of the .*front will fail\.$/),
  ])
})
