import { stripVTControlCharacters } from 'node:util'

/** What a test program wrote of its run: how many tests passed, and each that did not, with the first lines of why. */
export type TestResult = { passed: number; failed: Failure[] }
type Failure = { test: string; why: string }

/** What a program's result comes to with how it ended: one that ended in error although no test tells of it has failed as well. */
export const withEnding = (name: string, result: TestResult, error: Error | undefined): TestResult =>
  error && result.failed.length === 0
    ? { ...result, failed: [failure(name, `${error.message}, and no test tells why. See above.`)] }
    : result

/** What all programs of a run come to. Where no test passed and none failed, none ran: a mistyped name must not look like success. */
export function together(results: readonly TestResult[]): TestResult {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.flatMap((result) => result.failed)
  return passed + failed.length > 0
    ? { passed, failed }
    : { passed, failed: [failure('every test', 'No test ran. Is there one of that name?')] }
}

/** Lines of a failure's message that are repeated at the end of a run; the whole stands above, where it happened. */
const linesKept = 6

type JestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Reads what `jest --json` writes. A suite that cannot be loaded has no failing test of its own, and counts as one. */
export function readJest(json: string): TestResult {
  const report = JSON.parse(json) as JestReport
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n')))
    return tests.length === 0 && status === 'failed' ? [failure(name, message)] : tests
  })
  return { passed: report.numPassedTests, failed }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { errors: { message?: string }[] }[]
    }[]
  }[]
}

/** Reads what Playwright's JSON reporter writes. An error outside every test (a file that does not load, say) counts as one. */
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
  return {
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
  return { test, why: lines.slice(0, linesKept).join('\n') }
}
