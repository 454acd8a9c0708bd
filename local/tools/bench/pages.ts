import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '../../../lib/site/pages.ts'
import { nginxFolder, startNginx } from '../stack/nginx.ts'
import { barePage, plainConfig } from './bare.ts'
import { benchedPages, setting, type BenchContext } from './context.ts'
import { visit, type Visit } from './measure.ts'
import {
  figure,
  kilobytes,
  median,
  milliseconds,
  score,
  times,
  whole,
  type Row,
  type Table,
} from './figures.ts'

/** Weight and speed of every page on a slow phone, beside a bare page of the same length. */

/** JavaScript in bytes of gzip, before any interaction. */
const scriptBudgets: Readonly<Record<string, number>> = {
  [routes.home]: 150_000,
  [routes.jobSeeker]: 155_000,
  [routes.searchAllJobs]: 155_000,
  [routes.contact]: 155_000,
}

/** Bytes of gzip for a path. */
export const scriptBudget = (page: string): number => scriptBudgets[page] ?? 148_000

/** Against the bare page. */
const maxPaintRatio = 1.3

type Measure = { [Key in keyof Visit]: Visit[Key] extends number ? Key : never }[keyof Visit]

const middle = (visits: readonly Visit[], measure: Measure): number =>
  median(visits.map((visit) => visit[measure]))

function weightRow({ path: page, title }: { path: string; title: string }, seen: Visit[]): Row {
  const otherHosts = [...new Set(seen.flatMap((each) => each.otherHosts))]
  const faults = [...new Set(seen.flatMap((each) => each.imageFaults))]
  return {
    name: title,
    cells: [
      figure(middle(seen, 'scriptGzipBytes'), kilobytes, { atMost: scriptBudget(page) }),
      figure(middle(seen, 'scriptBytes'), kilobytes),
      figure(middle(seen, 'totalBytes'), kilobytes),
      figure(middle(seen, 'requests'), whole, { atMost: 25 }),
      figure(otherHosts.length, whole, { atMost: 0 }),
      figure(faults.length, whole, { atMost: 0 }),
      [...otherHosts, ...faults].join('; ') || 'none',
    ],
  }
}

function speedRow(title: string, seen: Visit[], bare: Visit[]): Row {
  const paint = middle(seen, 'largestPaint')
  const barePaint = middle(bare, 'largestPaint')
  return {
    name: title,
    cells: [
      figure(middle(seen, 'firstPaint'), milliseconds),
      figure(paint, milliseconds),
      figure(barePaint, milliseconds),
      figure(paint / barePaint, times, { atMost: maxPaintRatio }),
      figure(middle(seen, 'layoutShift'), score, { atMost: 0.01 }),
      figure(middle(seen, 'blockingTime'), milliseconds, { atMost: 200 }),
    ],
  }
}

/** Writes the bare pages; gives their file names by path. */
async function writeBarePages(site: string, folder: string): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true })
  const names = new Map<string, string>()
  for (const [index, { path: page }] of benchedPages.entries()) {
    const html = barePage(await (await fetch(`${site}${page}`)).text())
    const name = `bare-${index}.html`
    writeFileSync(path.join(folder, name), html)
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(html))
    names.set(page, name)
  }
  return names
}

/** BENCH_VISITS (5) visits of each page and bare page. @throws {NoProgramError} without nginx */
export async function measurePages({ run, site, browser }: BenchContext): Promise<Table[]> {
  const visits = setting('BENCH_VISITS', 5)
  const folder = nginxFolder()
  const names = await writeBarePages(site, path.join(folder, 'files'))
  const port = run.setup.ports.plain
  const plain = await startNginx(
    run.processes,
    'Plain nginx',
    folder,
    plainConfig(port, path.join(folder, 'files')),
  )
  const weight: Row[] = []
  const speed: Row[] = []
  try {
    for (const page of benchedPages) {
      const seen: Visit[] = []
      const bare: Visit[] = []
      // In turn, so that other load slows both.
      for (let each = 0; each < visits; each += 1) {
        seen.push(await visit(browser, `${site}${page.path}`))
        bare.push(await visit(browser, `http://localhost:${port}/${names.get(page.path)}`))
      }
      weight.push(weightRow(page, seen))
      speed.push(speedRow(page.title, seen, bare))
      run.say(`  ${page.title}`)
    }
  } finally {
    await run.processes.stop(plain)
  }
  const how = `Median of ${visits} cold visits without scrolling, phone size, processor 4 times slower, slow 4G (1.6 Mbit/s, 150 ms).`
  return [
    {
      title: 'Weight',
      note: `${how} Bytes as sent, with Brotli; scripts also in gzip, the unit of their budget. Images must have a modern format and the shown size, and not be lazy above the fold.`,
      rowsAre: 'Page',
      columns: ['JavaScript, gzip', 'As sent', 'All', 'Requests', 'Other hosts', 'Image faults', 'Which'],
      rows: weight,
    },
    {
      title: 'Speed',
      note: `${how} The bare page is HTML of the same length, served by nginx with gzip, visited in turn.`,
      rowsAre: 'Page',
      columns: ['First paint', 'LCP', 'LCP of bare page', 'LCP against bare', 'CLS', 'TBT'],
      rows: speed,
    },
  ]
}
