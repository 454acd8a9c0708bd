import { pageIds } from '../../lib/site/pages.ts'
import { revalidateSeconds } from '../../lib/util/revalidate.server.ts'

/**
 * `node local/tools/costs.ts`: what thirty days cost the content lake, in requests. Visitors,
 * scanners and publishes come at random times. `docs/production.md` has the result.
 */

// The client of the lake wants a project when it is loaded. It is not asked.
process.env.NEXT_PUBLIC_SANITY_PROJECT_ID ||= 'any'
process.env.NEXT_PUBLIC_SANITY_DATASET ||= 'any'
process.env.NEXT_PUBLIC_SANITY_API_VERSION ||= '2026-03-01'
const { revalidateSeconds: postSeconds } = await import('../../lib/blog/recent.server.ts')
const { freshFor } = await import('../../lib/sanity/content/cache.server.ts')
const { askAgainAfter } = await import('../../lib/http/readiness.server.ts')

type Site = {
  /** Processes that share pages by Redis. */
  replicas: number
  /** Landing pages, beside the site's own. */
  landingPages: number
  /** Pages with posts: home, the list, and each post. */
  postPages: number
  /** A day: views of pages, of all replicas; sitemaps, feeds and cards; publishes. */
  views: number
  crawls: number
  publishes: number
  /** A second, at each replica: paths that do not exist. */
  scans: number
  /** Seconds: REVALIDATE_SECONDS and BLOG_REVALIDATE_SECONDS. */
  pageSeconds: number
  postSeconds: number
}

const day = 86_400
const month = 30 * day

/** A list is dropped by a publish, or as old as a page may be. */
const listFactor = freshFor / 1000 / revalidateSeconds

const today: Site = {
  replicas: 3,
  landingPages: 10,
  postPages: 14,
  views: 5_000,
  crawls: 500,
  publishes: 20,
  scans: 1,
  pageSeconds: revalidateSeconds,
  postSeconds,
}

const sites: Record<string, Site> = {
  'as it is': today,
  '3600 and 600 s': { ...today, pageSeconds: 3600, postSeconds: 600 },
  'times 1,000': {
    ...today,
    replicas: 3_000,
    landingPages: 10_000,
    postPages: 12_002,
    views: 5_000_000,
    crawls: 500_000,
  },
}

/**
 * How often the lake is asked for what `rate` requests a second need. Each result serves for
 * `seconds`, or until the next of `drops` a second, and then waits for the next request.
 */
function loads(rate: number, seconds: number, drops = 0): number {
  const served = drops === 0 ? seconds : -Math.expm1(-drops * seconds) / drops
  return month / (served + 1 / rate)
}

/** Requests to the content lake in thirty days, by what they are for. */
function requestsOf(site: Site): Record<string, number> {
  const drops = site.publishes / day
  const pages = pageIds.length + site.landingPages
  const rate = site.views / day / (pages + site.postPages)
  const crawlRate = site.crawls / day / site.replicas
  const listSeconds = site.pageSeconds * listFactor
  // One list of landing pages and redirects for unknown paths, redirects and the sitemap.
  const unknown = loads(site.scans, listSeconds, drops)
  const counts = {
    'pages without posts': pages * loads(rate, site.pageSeconds),
    'pages with posts': site.postPages * loads(rate, site.postSeconds),
    'unknown paths, redirects, landing pages': site.replicas * unknown,
    '... of each process': unknown,
    // Hidden pages, the feed's channel and the headlines of cards.
    'sitemap, feed, social cards': 3 * site.replicas * loads(crawlRate, listSeconds, drops),
    '`/api/ready`': (site.replicas * month) / (askAgainAfter / 1000),
    // Two for the index, two for the pages that show it, one such page.
    publishes: site.publishes * 30 * 5,
  }
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Math.round(count)]))
}

/** Rows of a table: a number for each of `sites`. */
function costs(): string[][] {
  const columns = Object.values(sites).map(requestsOf)
  const all = columns.map((column) =>
    Object.entries(column).reduce((sum, [name, count]) => sum + (name.startsWith('...') ? 0 : count), 0),
  )
  const rows = Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((each) => each[name] ?? 0)])
  return [...rows, ['all', ...all]].map((row) => row.map((cell) => cell.toLocaleString('en-US')))
}

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
line(['For', ...Object.keys(sites)])
line(['---', ...Object.keys(sites).map(() => '---')])
costs().forEach(line)
