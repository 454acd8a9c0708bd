import path from 'node:path'
import { chromium } from '@playwright/test'
import { sitePages } from '../lib/routes.ts'
import { findBrowser } from './browser.ts'
import { median, visit, type Visit } from './bench/measure.ts'
import { withBackends } from './run.ts'

/** `npm run bench`: weight and speed of every page of the production build, cold, on a slow phone and a slow line. */

const root = path.resolve(import.meta.dirname, '..')
const visits = Number(process.env.BENCH_VISITS ?? 5)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${Math.round(time)} ms`

function row(name: string, seen: Visit[]): Record<string, string | number> {
  const middle = (figure: (visit: Visit) => number) => median(seen.map(figure))
  return {
    page: name,
    'JavaScript, sent': kilobytes(middle((each) => each.scriptBytes)),
    'all, sent': kilobytes(middle((each) => each.totalBytes)),
    requests: middle((each) => each.requests),
    'other hosts': [...new Set(seen.flatMap((each) => each.otherHosts))].join(' ') || 'none',
    'first paint': milliseconds(middle((each) => each.firstPaint)),
    LCP: milliseconds(middle((each) => each.largestPaint)),
    CLS: middle((each) => each.layoutShift).toFixed(4),
    TBT: milliseconds(middle((each) => each.blockingTime)),
  }
}

process.env.PORT ??= '3600'
await withBackends(
  { root, what: 'bench', mode: 'production', ports: ['site'], onlyLocal: true },
  async ({ setup, processes, say }) => {
    const site = `http://localhost:${setup.ports.site}`
    say('Building the site ...')
    await processes.run({ name: 'Building the site', command: ['next', 'build'], env: setup.env })
    await processes.serve({
      name: 'Site',
      command: ['next', 'start', '--port', String(setup.ports.site)],
      env: setup.env,
      ready: /Ready in/,
    })
    const browser = await chromium.launch({
      executablePath: findBrowser(say),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    })
    const rows = []
    for (const { path: address, title } of sitePages) {
      const seen: Visit[] = []
      for (let each = 0; each < visits; each += 1) seen.push(await visit(browser, `${site}${address}`))
      rows.push(row(title, seen))
      say(`${title}: done`)
    }
    await browser.close()
    await processes.stopAll()
    say(`\nMedian of ${visits} cold visits, phone size, 4x slower processor, slow 4G:`)
    console.table(rows)
  },
)
