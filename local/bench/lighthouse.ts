import lighthouse from 'lighthouse'
import { benchedPages, setting, type BenchContext } from './context.ts'
import { figure, whole, type Row, type Table } from './results.ts'
import { median } from './statistics.ts'

/** Lighthouse's mobile scores of every page. */

/** The lowest score, of 100, in each category that Lighthouse has had for long. */
const categories = [
  { id: 'performance', title: 'Performance', atLeast: 98 },
  { id: 'accessibility', title: 'Accessibility', atLeast: 100 },
  { id: 'best-practices', title: 'Best practices', atLeast: 100 },
  { id: 'seo', title: 'SEO', atLeast: 100 },
] as const

/** What Lighthouse says when its own recording failed, by its codes: they tell nothing of the page. */
const unrecorded = new Set([
  'NO_TRACING_STARTED',
  'NO_NAVSTART',
  'NO_RESOURCE_REQUEST',
  'NO_DCL',
  'NO_SPEEDLINE_FRAMES',
  'SPEEDINDEX_OF_ZERO',
  'NO_SCREENSHOTS',
  'INVALID_SPEEDLINE',
  'TRACING_ALREADY_STARTED',
  'PARSING_PROBLEM',
  'READ_FAILED',
])

/** How often a run is made until it is recorded. */
const mostTries = 3

type Scores = { scores: number[]; faults: string[] }

/**
 * What must not be short of full: the audits that count and are not passed, by name. A run that Lighthouse could not record is made again.
 * @throws {Error} when the page cannot be judged, or no try was recorded
 */
async function judge(url: string, port: number, say: (line: string) => void, tried = 1): Promise<Scores> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories.map(({ id }) => id),
  })
  if (!answer) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = answer
  if (lhr.runtimeError && unrecorded.has(lhr.runtimeError.code) && tried < mostTries) {
    say(`  Lighthouse could not record ${url} (${lhr.runtimeError.code}); once more`)
    return judge(url, port, say, tried + 1)
  }
  if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`)
  const scores = categories.map(({ id }) => Math.round((lhr.categories[id]?.score ?? 0) * 100))
  const faults = categories.flatMap(({ id }, index) =>
    scores[index] === 100
      ? []
      : (lhr.categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
          const { score: passed, title, displayValue } = lhr.audits[audit] ?? {}
          const short = weight > 0 && typeof passed === 'number' && passed < 0.9
          return short ? [`${title}${displayValue ? ` (${displayValue.replace(/\s/g, ' ')})` : ''}`] : []
        }),
  )
  return { scores, faults }
}

/** BENCH_LIGHTHOUSE_RUNS (3) runs of each page, of which the median counts. @throws {Error} when a page cannot be judged */
export async function measureLighthouse({ run, site, debuggingPort }: BenchContext): Promise<Table[]> {
  const runs = setting('BENCH_LIGHTHOUSE_RUNS', 3)
  const rows: Row[] = []
  for (const { path, title } of benchedPages) {
    const all: Scores[] = []
    for (let each = 0; each < runs; each += 1) {
      all.push(await judge(`${site}${path}`, debuggingPort, run.say))
    }
    const cells = categories.map(({ atLeast }, index) =>
      figure(median(all.map(({ scores }) => scores[index] ?? 0)), whole, { atLeast }),
    )
    const faults = [...new Set(all.flatMap((each) => each.faults))]
    rows.push({ name: title, cells: [...cells, faults.join('; ') || 'nothing'] })
    run.say(`  ${title}: ${cells.map(({ text }) => text).join(', ')}`)
  }
  return [
    {
      title: 'Scores',
      note: `Lighthouse, mobile, median of ${runs}. What any of the runs found short stands in the last column.`,
      rowsAre: 'Page',
      columns: [...categories.map((category) => category.title), 'Found short'],
      rows,
    },
  ]
}
