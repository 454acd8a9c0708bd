import lighthouse from 'lighthouse'
import type { BenchContext } from '../../../../local/tools/bench/context.ts'
import { measureLighthouse } from '../../../../local/tools/bench/lighthouse.ts'

// Without a browser: the result of Lighthouse is mocked, run by run.
jest.mock('lighthouse', () => ({ __esModule: true, default: jest.fn() }))

type Answer = Awaited<ReturnType<typeof lighthouse>>

const full = { score: 1, auditRefs: [] }
const judged = {
  lhr: {
    categories: { performance: full, accessibility: full, 'best-practices': full, seo: full },
    audits: {},
  },
}
const failed = (code: string) => ({ lhr: { ...judged.lhr, runtimeError: { code, message: `said ${code}` } } })

/**
 * The bench with one run a page; `answers` are Lighthouse's first results, every later one is good.
 */
function measure(answers: unknown[]) {
  const asked = jest.mocked(lighthouse).mockReset()
  asked.mockResolvedValue(judged as unknown as Answer)
  for (const answer of answers) asked.mockResolvedValueOnce(answer as Answer)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const context = { run: { say }, site: 'http://site', debuggingPort: 9 } as unknown as BenchContext
  return { asked, lines, tables: measureLighthouse(context) }
}

beforeAll(() => void (process.env.BENCH_LIGHTHOUSE_RUNS = '1'))
afterAll(() => void delete process.env.BENCH_LIGHTHOUSE_RUNS)

test('an unrecorded run is repeated at most twice, with a message', async () => {
  const { asked, lines, tables } = measure([failed('NO_NAVSTART'), failed('NO_SCREENSHOTS')])
  const [table] = await tables
  expect(table?.rows[0]?.cells.slice(0, 4)).toMatchObject([
    { value: 100 },
    { value: 100 },
    { value: 100 },
    { value: 100 },
  ])
  expect(asked.mock.calls.slice(0, 4).map(([url]) => url)).toEqual([
    ...Array<string>(3).fill('http://site/'),
    'http://site/roles-we-staff',
  ])
  expect(lines.slice(0, 2)).toEqual([
    '  Lighthouse could not record http://site/ (NO_NAVSTART); once more',
    '  Lighthouse could not record http://site/ (NO_SCREENSHOTS); once more',
  ])
})

test('a run that was not recorded three times ends the measurement', async () => {
  const { asked, tables } = measure(Array(3).fill(failed('NO_NAVSTART')))
  await expect(tables).rejects.toThrow('Lighthouse could not judge http://site/: said NO_NAVSTART')
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a failing page ends the measurement without another run', async () => {
  const { asked, tables } = measure([failed('ERRORED_DOCUMENT_REQUEST')])
  await expect(tables).rejects.toThrow('said ERRORED_DOCUMENT_REQUEST')
  expect(asked).toHaveBeenCalledTimes(1)
})
