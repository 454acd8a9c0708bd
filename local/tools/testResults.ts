import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a test program reported. */
export type TestResult = { passed: number; failed: Failure[]; times: TestTime[] }
type Failure = { test: string; why: string }
type TestTime = { test: string; milliseconds: number }

/** Adds a failure when the program failed although no test did. */
export const withEnding = (name: string, result: TestResult, error: Error | undefined): TestResult =>
  error && result.failed.length === 0
    ? { ...result, failed: [failure(name, `${error.message}, and no test tells why. See above.`)] }
    : result

/** The sum of all results. A run without any test is a failure: a mistyped name must not pass. */
export function together(results: readonly TestResult[]): TestResult {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.flatMap((result) => result.failed)
  const times = results.flatMap((result) => result.times)
  return passed + failed.length > 0
    ? { passed, failed, times }
    : { passed, failed: [failure('every test', 'No test ran. Is there one of that name?')], times }
}

export const slowest = (times: readonly TestTime[], count = 15): string =>
  [...times]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ test, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${test}`)
    .join('\n')

/** Lines of a failure's message in the summary. */
const maxLines = 6

type JestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration: number | null
      failureMessages: string[]
    }[]
  }[]
}

/** Reads the output of `jest --json`. A suite that does not load counts as a failed test. */
export function readJest(json: string): TestResult {
  const report = JSON.parse(json) as JestReport
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n')))
    return tests.length === 0 && status === 'failed' ? [failure(name, message)] : tests
  })
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${path.basename(name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
  return { passed: report.numPassedTests, failed, times }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { duration: number; errors: { message?: string }[] }[]
    }[]
  }[]
}

/** Reads Playwright's JSON report. An error outside a test counts as a failed test. */
export function readPlaywright(json: string): TestResult {
  const report = JSON.parse(json) as {
    suites: PlaywrightSuite[]
    stats: { expected: number }
    errors: { message?: string }[]
  }
  const failedIn = (suite: PlaywrightSuite, above: string[] = []): Failure[] => {
    const titles = [...above, suite.title]
    return [
      ...suite.specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) => {
            const errors = results.flatMap((result) => result.errors)
            return failure(`[${projectName}] ${[...titles, title].join(' › ')}`, messagesOf(errors))
          }),
      ),
      ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, titles)),
    ]
  }
  const timesIn = (suite: PlaywrightSuite): TestTime[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({
        test: `${suite.title} › ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap(timesIn),
  ]
  return {
    times: report.suites.flatMap(timesIn),
    passed: report.stats.expected,
    failed: [
      ...report.suites.flatMap((suite) => failedIn(suite)),
      ...report.errors.map((error) => failure('outside every test', messagesOf([error]))),
    ],
  }
}

const messagesOf = (errors: { message?: string }[]): string =>
  errors.map(({ message }) => message ?? '').join('\n')

function failure(test: string, message: string): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return { test, why: lines.slice(0, maxLines).join('\n') }
}
