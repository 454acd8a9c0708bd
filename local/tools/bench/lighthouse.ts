import lighthouse from 'lighthouse'
import { benchedPages, setting, type BenchContext } from './context.ts'
import { figure, median, whole, type Row, type Table } from './figures.ts'

/** Lighthouse's mobile scores of every page. */

/** Categories with their budgets, of 100. */
const categories = [
  { id: 'performance', title: 'Performance', atLeast: 98 },
  { id: 'accessibility', title: 'Accessibility', atLeast: 100 },
  { id: 'best-practices', title: 'Best practices', atLeast: 100 },
  { id: 'seo', title: 'SEO', atLeast: 100 },
] as const

const maxTries = 3

type Scores = { scores: number[]; faults: string[] }

/**
 * The scores, and the names of failed audits. Retries what Lighthouse could not judge.
 * @throws {Error} when no try could be judged
 */
async function judge(url: string, port: number, say: (line: string) => void, tried = 1): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories.map(({ id }) => id),
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError && tried < maxTries) {
    say(`  Lighthouse could not judge ${url} (${lhr.runtimeError.code}); once more`)
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

/** The median of BENCH_LIGHTHOUSE_RUNS (3) runs of each page. @throws {Error} as `judge` does */
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
    rows.push({ name: title, cells: [...cells, faults.join('; ') || 'none'] })
    run.say(`  ${title}: ${cells.map(({ text }) => text).join(', ')}`)
  }
  return [
    {
      title: 'Scores',
      note: `Lighthouse, mobile, median of ${runs}. The last column has the failed audits of all runs.`,
      rowsAre: 'Page',
      columns: [...categories.map((category) => category.title), 'Failed audits'],
      rows,
    },
  ]
}
