import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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

const flags = ['--disable-warning=ExperimentalWarning', '--import', './lib/http/log.server.ts']

/** What a process does that loads the module first, as the container does. */
function run(format: string, code: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', code], {
    env: { NODE_ENV: 'test', LOG_FORMAT: format },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

const printing = 'console.log(); console.warn("[cache] %s", "full")'

const forged = '/x\\u001b[2J\\u009b2J\\r\\n[revalidate] all is well\\u2028\\u0007'

test.each([
  [`console.warn("[blog] ${forged}")`, /^\[blog\] \/x \[revalidate\] all is well$/],
  [`console.error("[blog] %s", "${forged}")`, /^\[blog\] \/x \[revalidate\] all is well$/],
  [`console.error(new Error("${forged}"))`, /^Error: \/x\n\|\[revalidate\] all is well\n/],
])('a text log has no control characters and no forged line: %s', (code, expected) => {
  const { lines, stderr } = run('text', code)
  expect(lines).toEqual([''])
  expect(stderr.trim()).toMatch(expected)
  expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u)
  const [json] = run('json', code).lines
  expect(json).not.toMatch(/\p{Cc}/u)
})

test('with LOG_FORMAT=json a process prints one line an event', () => {
  const { lines, stderr } = run('json', `${printing}; process.emitWarning("old")`)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'warn', topic: 'cache', message: 'full' }),
    expect.objectContaining({
      level: 'warn',
      topic: 'next',
      message: expect.stringMatching(/^Warning: old/),
    }),
  ])
  expect(stderr).toBe('')
})

test.each([
  ['a thrown error', 'setTimeout(() => { throw new Error("broken\\nin two") })'],
  ['a rejection', 'Promise.reject(new Error("broken\\nin two"))'],
])('%s that nobody catches is one line, and ends the process', (_what, code) => {
  const { status, lines, stderr } = run('json', code)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'error', message: expect.stringMatching(/^Error: broken\nin two\n/) }),
  ])
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
})

test('an error that Next handles is left to its handler', () => {
  const handler = 'process.on("uncaughtException", ({ message }) => console.error("Next:", message));'
  const { status, lines } = run('json', `${handler} setTimeout(() => { throw new Error("broken") })`)
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(['Next: broken'])
  expect(status).toBe(0)
})

test('a process whose log nobody reads any more goes on', async () => {
  const asNext = 'let count = 0; process.on("uncaughtException", (error) => console.error(error, ++count));'
  const code = `${asNext} process.on("message", () => {
    console.log("a line"); console.error("a line"); setTimeout(() => process.send(count), 100)
  })`
  const child = spawn(process.execPath, [...flags, '-e', code], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  try {
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let round = 0; round < 2; round += 1) {
      const count = once(child, 'message')
      child.send('print')
      expect(await count).toEqual([0, undefined])
    }
  } finally {
    child.kill('SIGKILL')
  }
})

test('with LOG_FORMAT=text a process prints as usual', () => {
  const { lines, stderr } = run('text', printing)
  expect([lines, stderr]).toEqual([[''], '[cache] full\n'])
})
