/**
 * Mutation tests: Stryker changes the code in hundreds of small ways, one at a time, and a test has
 * to notice. What survives is either a behaviour that no test describes, or code that does nothing.
 */
const config = {
  // What the site decides by itself, and where a mistake would show on no screen at once.
  mutate: [
    'lib/{blog,contact,images,jobs,site}/**/*.ts',
    'lib/sanity/{content/listedPaths.server,publish/*.server}.ts',
    'pages/api/revalidate.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.js' },
  // A file of tests that names its own environment would not be counted.
  buildCommand: 'node local/tools/mutation/main.ts',
  coverageAnalysis: 'perTest',
  // A change of what runs once, on import, needs every test: a fifth of the changes took three
  // quarters of the time.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
  // On a busy machine a slow test is not an endless one.
  timeoutMS: 30_000,
  // Jest forgets nothing between its runs.
  maxTestRunnerReuse: 50,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.stryker/report.html' },
  jsonReporter: { fileName: '.stryker/report.json' },
  tempDirName: '.stryker/tmp',
  ignorePatterns: ['/.next', '/.stryker', '/local/.data', '/public/studio', '/sanity/dist', '/test-results'],
}

export default config
