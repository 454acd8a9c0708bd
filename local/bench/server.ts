import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '../../lib/routes.ts'
import { nginxFolder, startFront, startNginx } from '../front/nginx.ts'
import { benchedPages, setting, type BenchContext } from './context.ts'
import { publishTimes } from './publish.ts'
import { plainConfig } from './plain.ts'
import { figure, milliseconds, perSecond, times, type Row, type Table } from './results.ts'
import { median, percentile } from './statistics.ts'
import { load, underLoad, type Load } from './wrk.ts'

/** How many requests the site, the production front and plain nginx serve, the latter with the same bytes as files. */

/** The pages as files, as they are sent to browsers; gives their names by path. */
async function writePages(site: string, folder: string): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true })
  const names = new Map<string, string>()
  for (const [index, { path: page }] of benchedPages.entries()) {
    const html = await (await fetch(`${site}${page}`)).text()
    const name = `page-${index}.html`
    writeFileSync(path.join(folder, name), html)
    // The level at which the site compresses.
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(html, { level: 6 }))
    names.set(page, name)
  }
  return names
}

/**
 * Both in short turns, and the middle of each: a shared machine is faster in one second than in the next, and what is compared must have
 * had the same seconds.
 */
async function inTurns(plainUrl: string, frontUrl: string, duration: number, folder: string) {
  const plain: Load[] = []
  const fronted: Load[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    plain.push(await load(plainUrl, Math.ceil(duration / 2), folder))
    fronted.push(await load(frontUrl, Math.ceil(duration / 2), folder))
  }
  return { plain: middle(plain), fronted: middle(fronted) }
}

const middle = (loads: Load[]): Load => ({
  requests: loads.reduce((sum, { requests }) => sum + requests, 0),
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  bad: loads.reduce((sum, { bad }) => sum + bad, 0),
})

async function publishUnderLoad(front: string, content: BenchContext['run'], folder: string): Promise<Row> {
  const rounds = setting('BENCH_PUBLISHES', 30)
  const { found, bad } = await underLoad(publishTimes(content.setup, front, rounds), () =>
    load(`${front}${routes.faq}`, 5, folder),
  )
  return {
    name: `${rounds} publishes, while the page is asked for without pause`,
    cells: [
      figure(percentile(found, 0.5), milliseconds),
      figure(percentile(found, 0.95), milliseconds),
      figure(Math.max(...found), milliseconds, { atMost: 2000 }),
      figure(bad, String, { atMost: 0 }),
    ],
  }
}

/** BENCH_LOAD_SECONDS (4) of load on each page, then BENCH_PUBLISHES (30) publishes under load. @throws {NoProgramError} without nginx or wrk */
export async function measureServer({ run, site }: BenchContext): Promise<Table[]> {
  const duration = setting('BENCH_LOAD_SECONDS', 4)
  const { ports } = run.setup
  const folder = nginxFolder()
  const names = await writePages(site, path.join(folder, 'files'))
  const servers = [
    await startFront(run.processes, {
      port: ports.front,
      itselfPort: ports.frontItself,
      sitePort: ports.site,
    }),
  ]
  try {
    const front = `http://localhost:${ports.front}`
    const copied = plainConfig(ports.plain, path.join(folder, 'files'), (await fetch(front)).headers)
    servers.push(await startNginx(run.processes, 'Plain nginx', folder, copied))
    const rows: Row[] = []
    for (const { path: page, title } of benchedPages) {
      // One request each first: nobody measures how a file is read for the first time.
      const plainUrl = `http://localhost:${ports.plain}/${names.get(page)}`
      const ask = { headers: { 'accept-encoding': 'gzip' } }
      for (const url of [`${site}${page}`, plainUrl, `${front}${page}`]) await (await fetch(url, ask)).text()
      const next = await load(`${site}${page}`, duration, folder)
      const { plain, fronted } = await inTurns(plainUrl, `${front}${page}`, duration, folder)
      rows.push({
        name: title,
        cells: [
          figure(next.perSecond, perSecond),
          figure(next.p99, milliseconds),
          figure(plain.perSecond, perSecond),
          figure(plain.p99, milliseconds),
          figure(fronted.perSecond, perSecond),
          figure(fronted.p99, milliseconds),
          figure(fronted.perSecond / plain.perSecond, times, { atLeast: 0.8 }),
          figure(next.bad + plain.bad + fronted.bad, String, { atMost: 0 }),
        ],
      })
      run.say(
        `  ${title}: site ${perSecond(next.perSecond)}, nginx ${perSecond(plain.perSecond)}, front ${perSecond(fronted.perSecond)}`,
      )
    }
    const published = await publishUnderLoad(front, run, folder)
    return [
      {
        title: 'Requests',
        note: `wrk for ${duration} s over 32 connections, asking for gzip alone: browsers get Brotli, which is shorter. nginx and front five times by turns for half as long, the middle of each. "Site" is npm start, one process; "nginx" serves the same bytes as files, with the same headers; "front" is nginx before the site.`,
        rowsAre: 'Page',
        columns: ['Site', 'p99', 'nginx', 'p99', 'Front', 'p99', 'Front against nginx', 'Failed'],
        rows,
      },
      {
        title: 'Publish to visible, through the front',
        rowsAre: 'What',
        columns: ['p50', 'p95', 'Slowest', 'Failed requests'],
        rows: [published],
      },
    ]
  } finally {
    for (const server of servers) await run.processes.stop(server)
  }
}
