import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import TestReporter, { failure, summary, type Tested } from '../../../local/tools/testReporter.ts'

/** What `npm test` says at its end, from what the test programs report. */

const folder = mkdtempSync(path.join(tmpdir(), 'goodline-reports-'))
const reporter = new TestReporter()
let file = ''
beforeEach(() => {
  file = path.join(folder, `${Math.random()}.txt`)
  process.env.TEST_RESULTS = file
})
afterAll(() => {
  delete process.env.TEST_RESULTS
  rmSync(folder, { recursive: true })
})

const reported = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Tested)

describe('of Jest', () => {
  const suite = (
    testResults: Parameters<TestReporter['onTestResult']>[1]['testResults'],
    failureMessage = '',
  ) => reporter.onTestResult({}, { testFilePath: path.resolve('a.test.ts'), testResults, failureMessage })

  test('each test is named with its file', () => {
    suite([{ fullName: 'a test', status: 'passed', duration: 40, failureMessages: [] }])
    expect(reported()).toEqual([{ test: 'a.test.ts › a test', status: 'passed', milliseconds: 40, why: '' }])
  })

  test('a failed test has its message without colours', () => {
    const failureMessages = ['\u001b[31mExpected: 1\u001b[39m']
    suite([{ fullName: 'a test', status: 'failed', duration: 40, failureMessages }], 'a test failed')
    expect(reported()).toMatchObject([{ test: 'a.test.ts › a test', status: 'failed', why: 'Expected: 1' }])
  })

  test('a file that cannot be loaded is a failure', () => {
    suite([], 'Cannot find module')
    expect(reported()).toEqual([failure('a.test.ts', 'Cannot find module')])
  })
})

describe('of Playwright', () => {
  const end = (status: string, ...messages: string[]) => endTry(0, 0, status, ...messages)
  const endTry = (retry: number, retries: number, status: string, ...messages: string[]) => {
    const titlePath = () => ['', 'visitor', 'menu.spec.ts', 'on a phone', 'opens']
    const errors = messages.map((message) => ({ message }))
    reporter.onTestEnd?.({ titlePath, retries } as never, { status, duration: 20, errors, retry } as never)
  }

  test.each([
    ['passed', 'passed'],
    ['skipped', 'skipped'],
    ['failed', 'failed'],
    ['timedOut', 'failed'],
    ['interrupted', 'failed'],
  ])('a test that ended as %s counts as %s, with project and group', (status, counted) => {
    end(status, 'Timed out')
    const test = '[visitor] menu.spec.ts › on a phone › opens'
    expect(reported()).toEqual([{ test, status: counted, milliseconds: 20, why: 'Timed out' }])
  })

  test('a failure counts only at the last try', () => {
    endTry(0, 1, 'failed', 'Timed out')
    endTry(1, 1, 'failed', 'Timed out')
    expect(reported().map(({ status }) => status)).toEqual(['retried', 'failed'])
  })

  test('an error outside every test is a failure', () => {
    reporter.onError?.({ message: 'no such file' })
    expect(reported()).toEqual([failure('outside every test', 'no such file')])
  })
})

describe('the summary', () => {
  const passed: Tested = { test: 'a test', status: 'passed', milliseconds: 1200, why: '' }

  test('names the slowest tests, the failures, and last both counts', () => {
    const { text, isGood } = summary([passed, failure('another', 'Expected: 1'), passed], [])
    expect(text).toContain('   1.2 s  a test\n')
    expect(text).toMatch(/\nFailed: another\n {2}Expected: 1\n\n2 passed, 1 failed\n$/)
    expect(isGood).toBe(false)
  })

  test('counts skipped tests, and says which program they miss', () => {
    const { text, isGood } = summary([passed, { ...passed, status: 'pending' }], ['No nginx.'])
    expect(text).toMatch(/\n1 skipped\. No nginx\.\n\n1 passed, 0 failed\n$/)
    expect(isGood).toBe(true)
  })

  test('names a test that passed only when tried again', () => {
    const { text, isGood } = summary([{ ...failure('a test', 'Timed out'), status: 'retried' }, passed], [])
    expect(text).toMatch(/\nFailed, and tried again: a test\n {2}Timed out\n\n1 passed, 0 failed\n$/)
    expect(isGood).toBe(true)
  })

  test('has the first lines of a long message that say something', () => {
    const message = ['first', '', ...Array.from({ length: 40 }, (_, line) => `line ${line}`)].join('\n')
    const lines = ['first', 'line 0', 'line 1', 'line 2', 'line 3', 'line 4']
    expect(failure('a test', message).why.split('\n')).toEqual(lines)
  })

  test('of no test at all is a failure', () => {
    const { text, isGood } = summary([], [])
    expect(text).toContain('No test ran')
    expect(isGood).toBe(false)
  })
})
