import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '../../lib/routes.ts'
import { nginxFolder, startNginx } from '../front/nginx.ts'
import { barePage } from './bare.ts'
import { benchedPages, setting, type BenchContext } from './context.ts'
import { visit, type Visit } from './measure.ts'
import { plainConfig } from './plain.ts'
import { figure, kilobytes, milliseconds, score, times, whole, type Row, type Table } from './results.ts'
import { median } from './statistics.ts'

/** Weight and speed of every page, cold, on a slow phone and a slow line, each beside a bare HTML page of the same length. */

/** JavaScript, in bytes of gzip, that a page may load before anybody scrolls or types. */
const scriptBudgets: Readonly<Record<string, number>> = {
  [routes.home]: 150_000,
  [routes.jobSeeker]: 155_000,
  [routes.searchAllJobs]: 155_000,
  [routes.contact]: 160_000,
}

/** Bytes of gzip for the page at a path; 148 kB unless it has a budget of its own. */
export const scriptBudget = (page: string): number => scriptBudgets[page] ?? 148_000

/** Against the bare page's. */
const slowestPaint = 1.3

const middle = (visits: readonly Visit[], of: (visit: Visit) => number): number => median(visits.map(of))

function weightRow({ path: page, title }: { path: string; title: string }, seen: Visit[]): Row {
  const otherHosts = [...new Set(seen.flatMap((each) => each.otherHosts))]
  const faults = [...new Set(seen.flatMap((each) => each.pictureFaults))]
  return {
    name: title,
    cells: [
      figure(
        middle(seen, (each) => each.scriptGzipBytes),
        kilobytes,
        { atMost: scriptBudget(page) },
      ),
      figure(
        middle(seen, (each) => each.scriptBytes),
        kilobytes,
      ),
      figure(
        middle(seen, (each) => each.totalBytes),
        kilobytes,
      ),
      figure(
        middle(seen, (each) => each.requests),
        whole,
        { atMost: 25 },
      ),
      figure(otherHosts.length, whole, { atMost: 0 }),
      figure(faults.length, whole, { atMost: 0 }),
      [...otherHosts, ...faults].join('; ') || 'none',
    ],
  }
}

function speedRow(title: string, seen: Visit[], bare: Visit[]): Row {
  const paint = middle(seen, (each) => each.largestPaint)
  const barePaint = middle(bare, (each) => each.largestPaint)
  return {
    name: title,
    cells: [
      figure(
        middle(seen, (each) => each.firstPaint),
        milliseconds,
      ),
      figure(paint, milliseconds),
      figure(barePaint, milliseconds),
      figure(paint / barePaint, times, { atMost: slowestPaint }),
      figure(
        middle(seen, (each) => each.layoutShift),
        score,
        { atMost: 0.01 },
      ),
      figure(
        middle(seen, (each) => each.blockingTime),
        milliseconds,
        { atMost: 200 },
      ),
    ],
  }
}

/** The bare pages as files for nginx; gives their names by path. */
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

/** BENCH_VISITS (5) visits of each page and its bare twin. @throws {NoProgramError} without nginx */
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
      // In turn, so that whatever else the machine does slows both.
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
      note: `${how} Bytes as sent, with Brotli; those of scripts also as gzip would send them, in which their budget is counted. Pictures must be in a modern format, at the size shown, and must not wait when they are in view.`,
      rowsAre: 'Page',
      columns: ['JavaScript, gzip', 'As sent', 'All', 'Requests', 'Other hosts', 'Picture faults', 'Which'],
      rows: weight,
    },
    {
      title: 'Speed',
      note: `${how} The bare page is HTML of the same length, served by nginx in the same run, visit by visit in turn; it comes with gzip, ours with Brotli.`,
      rowsAre: 'Page',
      columns: ['First paint', 'LCP', 'LCP of bare page', 'LCP against bare', 'CLS', 'TBT'],
      rows: speed,
    },
  ]
}
