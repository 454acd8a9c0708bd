/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { jsonLine } from '../../../lib/http/log.server.ts'

const at = new Date('2026-03-01T12:00:00Z')
const lineOf = (...parts: unknown[]) => JSON.parse(jsonLine('warn', parts, at)) as Record<string, string>

test('a line names time, level, topic and message', () => {
  expect(lineOf('[blog] The host is down.')).toEqual({
    time: '2026-03-01T12:00:00.000Z',
    level: 'warn',
    topic: 'blog',
    message: 'The host is down.',
  })
})

test('an error with its stack, colours and line ends is one line', () => {
  const line = jsonLine('error', ['\u001b[31m⨯\u001b[0m', new Error('broken\nin two')], at)
  expect(line.split('\n')).toEqual([expect.any(String), ''])
  expect(JSON.parse(line)).toMatchObject({
    topic: 'next',
    message: expect.stringMatching(/^⨯ Error: broken\nin two/),
  })
})

/** What a process prints that loads the module first, as the container does. */
function printed(format: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', './lib/http/log.server.ts', '-e', 'console.log(); console.warn("[cache] %s", "full")'],
    { env: { NODE_ENV: 'test', LOG_FORMAT: format }, encoding: 'utf8' },
  )
  return stdout.trim().split('\n')
}

test('with LOG_FORMAT=json a process prints one line an event', () => {
  const lines = printed('json').map((line) => JSON.parse(line) as object)
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', topic: 'cache', message: 'full' })])
})

test('with LOG_FORMAT=text a process prints as usual', () => {
  // The warning is on standard error.
  expect(printed('text')).toEqual([''])
})
