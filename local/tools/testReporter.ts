import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter as PlaywrightReporter, TestError } from '@playwright/test/reporter'

/** A test of Jest or Playwright, as a line of the file TEST_RESULTS. `retried`: runs once more. */
export type Tested = { test: string; status: string; milliseconds: number; why: string }

/** Lines of a failure's message in the summary. */
const maxLines = 6

export function failure(test: string, message: string): Tested {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return { test, status: 'failed', milliseconds: 0, why: lines.slice(0, maxLines).join('\n') }
}

const report = (tested: Tested): void =>
  appendFileSync(process.env.TEST_RESULTS ?? 'test-results.txt', `${JSON.stringify(tested)}\n`)

const messagesOf = (errors: readonly TestError[]): string =>
  errors.map(({ message, value }) => message ?? value ?? '').join('\n')

/** What Jest tells of a test file. */
type JestFile = {
  testFilePath: string
  failureMessage?: string | null
  testResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[]
}

/** A reporter of both programs, beside their own. */
export default class TestReporter {
  /** Of Jest. A file that does not load counts as a failed test. */
  onTestResult(_test: unknown, { testFilePath, testResults, failureMessage }: JestFile): void {
    const name = path.relative(process.cwd(), testFilePath)
    for (const { fullName, status, duration, failureMessages } of testResults) {
      const test = `${name} › ${fullName}`
      report({ ...failure(test, failureMessages.join('\n')), status, milliseconds: duration ?? 0 })
    }
    if (failureMessage && testResults.every(({ status }) => status !== 'failed'))
      report(failure(name, failureMessage))
  }

  /** Of Playwright. */
  readonly onTestEnd: PlaywrightReporter['onTestEnd'] = (test, { status, duration, errors, retry }) => {
    const [, project, ...titles] = test.titlePath()
    const ended = failure(`[${project}] ${titles.join(' › ')}`, messagesOf(errors))
    const isFailed = status !== 'passed' && status !== 'skipped'
    const failed = retry < test.retries ? 'retried' : 'failed'
    report({ ...ended, status: isFailed ? failed : status, milliseconds: duration })
  }

  /** Of Playwright, outside every test. */
  readonly onError: PlaywrightReporter['onError'] = (error) =>
    report(failure('outside every test', messagesOf([error])))
}

const told = (how: string, { test, why }: Tested) => `\n${how}: ${test}\n${why.replace(/^/gm, '  ')}\n`

/** What `npm test` says at its end, and whether all is well. */
export function summary(tested: readonly Tested[], missing: readonly string[]) {
  // A mistyped name must not pass.
  const none = failure('every test', 'No test ran. Is there one of that name?')
  const all = tested.length > 0 ? tested : [none]
  const of = (status: string) => all.filter((each) => each.status === status)
  const skipped = all.length - of('passed').length - of('failed').length - of('retried').length
  const slowest = [...all]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 15)
    .map(({ test, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${test}\n`)
  const text = [
    `\nThe slowest tests:\n${slowest.join('')}`,
    ...(skipped > 0 ? [`\n${skipped} skipped. ${missing.join(' ')}\n`] : []),
    ...of('retried').map((each) => told('Failed, and tried again', each)),
    ...of('failed').map((each) => told('Failed', each)),
    `\n${of('passed').length} passed, ${of('failed').length} failed\n`,
  ].join('')
  return { text, isGood: of('failed').length === 0 }
}
