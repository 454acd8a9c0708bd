import { readJest, readPlaywright, together, withEnding } from '../../../local/tools/testResults.ts'

/** What `npm test` says at its end, from what the test programs write. */

describe('of Jest', () => {
  const suite = (name: string, status: string, assertionResults: object[], message = '') => ({
    name,
    status,
    message,
    assertionResults,
  })
  const read = (...testResults: object[]) => readJest(JSON.stringify({ numPassedTests: 3, testResults }))

  test('tests that pass are only counted', () => {
    const passing = { fullName: 'a test', status: 'passed', duration: 40, failureMessages: [] }
    expect(read(suite('a.test.ts', 'passed', [passing]))).toEqual({
      passed: 3,
      failed: [],
      times: [{ test: 'a.test.ts › a test', milliseconds: 40 }],
    })
  })

  test('a failed test is named with its file, its message without colours', () => {
    const failing = {
      fullName: 'a test',
      status: 'failed',
      failureMessages: ['\u001b[31mExpected: 1\u001b[39m'],
    }
    expect(read(suite('a.test.ts', 'failed', [failing])).failed).toEqual([
      { test: 'a.test.ts › a test', why: 'Expected: 1' },
    ])
  })

  test('a file that cannot be loaded is a failure', () => {
    expect(read(suite('a.test.ts', 'failed', [], 'Cannot find module')).failed).toEqual([
      { test: 'a.test.ts', why: 'Cannot find module' },
    ])
  })

  test('of a long message the first lines that say something are kept', () => {
    const message = ['first', '', ...Array.from({ length: 40 }, (_, line) => `line ${line}`)].join('\n')
    const failing = { fullName: 'a test', status: 'failed', failureMessages: [message] }
    expect(read(suite('a.test.ts', 'failed', [failing])).failed[0]?.why.split('\n')).toEqual([
      'first',
      'line 0',
      'line 1',
      'line 2',
      'line 3',
      'line 4',
    ])
  })
})

describe('of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        projectName: 'reading',
        status,
        results: [{ duration: 20, errors: messages.map((message) => ({ message })) }],
      },
    ],
  })
  const read = (suites: object[], errors: object[] = []) =>
    readPlaywright(JSON.stringify({ suites, errors, stats: { expected: 5 } }))

  test('a failed test is named with its project, file and group', () => {
    const inner = {
      title: 'on a phone',
      specs: [spec('opens', 'unexpected', 'Timed out'), spec('closes', 'expected')],
    }
    expect(read([{ title: 'menu.spec.ts', specs: [], suites: [inner] }])).toMatchObject({
      passed: 5,
      failed: [{ test: '[reading] menu.spec.ts › on a phone › opens', why: 'Timed out' }],
    })
  })

  test('a test that fails only now and then has failed', () => {
    const file = {
      title: 'menu.spec.ts',
      specs: [spec('opens', 'flaky', 'Timed out'), spec('waits', 'skipped')],
    }
    expect(read([file]).failed).toHaveLength(1)
  })

  test('an error outside every test is a failure', () => {
    expect(read([], [{ message: 'no such file' }]).failed).toEqual([
      { test: 'outside every test', why: 'no such file' },
    ])
  })
})

describe('of a run', () => {
  const failed = [{ test: 'a test', why: 'Expected: 1' }]

  test('adds up the results of its programs', () => {
    expect(
      together([
        { passed: 3, failed: [], times: [] },
        { passed: 0, failed, times: [] },
      ]),
    ).toEqual({ passed: 3, failed, times: [] })
  })

  test('in which no test ran is a failure', () => {
    const nothing = { passed: 0, failed: [], times: [] }
    expect(together([nothing, nothing]).failed).toEqual([
      { test: 'every test', why: expect.stringContaining('No test ran') },
    ])
  })

  test('a program that ends in error has failed, despite passing tests', () => {
    const error = new Error('jest failed (exit 1)')
    expect(withEnding('jest', { passed: 3, failed: [], times: [] }, error)).toMatchObject({
      passed: 3,
      failed: [{ test: 'jest', why: expect.stringContaining('jest failed (exit 1)') }],
    })
    expect(withEnding('jest', { passed: 3, failed, times: [] }, error)).toEqual({
      passed: 3,
      failed,
      times: [],
    })
    expect(withEnding('jest', { passed: 3, failed: [], times: [] }, undefined)).toEqual({
      passed: 3,
      failed: [],
      times: [],
    })
  })
})
