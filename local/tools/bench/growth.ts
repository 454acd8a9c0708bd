import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { routes, sitePages } from '../../../lib/site/pages.ts'
import { backendsOf, startBackends } from '../stack/backends.ts'
import { rawResponse } from '../../http/rawResponse.ts'
import { serveSite, type Run } from '../stack/run.ts'
import { setting } from './context.ts'
import { fill, makeDocuments, startQuietLake, type FillType } from './fill.ts'
import { treeBytes, watchMemory } from './memory.ts'
import { publishTimes, type Headline } from './publish.ts'
import {
  figure,
  kilobytes,
  median,
  megabytes,
  milliseconds,
  seconds,
  times,
  type Row,
  type Table,
} from './figures.ts'

/** What grows with the content. Each amount has its own lake, blog host and build. */

type Amount = {
  name: string
  posts: number
  documents?: { type: FillType; count: number }
  /** The page that shows this content, and may grow. */
  shownOn?: Headline
  /** A path without a generated page. */
  cold?: string
}

const blogOf = (posts: number): Amount => ({
  name: `${posts.toLocaleString('en-US')} blog posts`,
  posts,
  shownOn: { path: routes.blog, document: 'blogPage' },
  cold: routes.post(`archive-note-${posts}`),
})

const amounts = (many: number): Amount[] => [
  ...[10, 100, 1000, 10_000].map(blogOf),
  {
    name: `${many} team members`,
    posts: 10,
    documents: { type: 'teamMember', count: many },
    shownOn: { path: routes.about, document: 'aboutPage' },
  },
  {
    name: `${many} FAQ items`,
    posts: 10,
    documents: { type: 'faqItem', count: many },
    shownOn: { path: routes.faq, document: 'faqPage' },
  },
  {
    name: `${many} redirects`,
    posts: 10,
    documents: { type: 'redirect', count: many },
    cold: `/old-address-${many}`,
  },
]

/** Bytes of a page's HTML in gzip. */
async function sentBytes(url: string): Promise<number> {
  return (await rawResponse(url, { headers: { 'accept-encoding': 'gzip' } })).body.length
}

type Growth = {
  build: number
  buildMemory: number | undefined
  siteMemory: number | undefined
  sizes: Map<string, number>
  cold: number | undefined
  publish: number
}

async function grow(run: Run, amount: Amount): Promise<Growth> {
  const { processes, root, say } = run
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-growth-'))
  const setup = { ...run.setup, env: { ...run.setup.env, BLOG_GENERATED: String(amount.posts) } }
  try {
    if (amount.documents) {
      const lake = await startQuietLake(run, path.join(folder, 'lake'))
      await fill(lake, makeDocuments(amount.documents.type, amount.documents.count))
      await processes.clear()
    }
    await startBackends(processes, backendsOf(setup, root, folder), say)
    // A clean build, without Next's cache.
    rmSync(path.join(root, '.next'), { recursive: true, force: true })
    const peak = watchMemory(process.pid)
    const begun = performance.now()
    await processes.run({ name: 'Building the site', command: ['next', 'build'], env: setup.env })
    const build = performance.now() - begun
    const buildMemory = peak()
    const child = await serveSite({ processes, setup })
    const site = `http://localhost:${setup.ports.site}`
    const sizes = new Map<string, number>()
    for (const { path: page } of sitePages) sizes.set(page, await sentBytes(`${site}${page}`))
    let cold: number | undefined
    if (amount.cold) {
      const asked = performance.now()
      const { status } = await fetch(`${site}${amount.cold}`, { redirect: 'manual' })
      if (status >= 400) throw new Error(`${amount.cold} returned ${status}`)
      cold = performance.now() - asked
    }
    const publish = median(await publishTimes(setup, site, 5, amount.shownOn))
    return { build, buildMemory, siteMemory: treeBytes(child.pid), sizes, cold, publish }
  } finally {
    await processes.clear()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The largest growth, as a ratio, of a page that does not show the content. */
export function hiddenGrowth(
  sizes: ReadonlyMap<string, number>,
  first: ReadonlyMap<string, number>,
  shownOn?: string,
): number {
  const hidden = [...sizes].filter(([page]) => page !== shownOn)
  return Math.max(...hidden.map(([page, bytes]) => bytes / (first.get(page) ?? NaN)))
}

const optional = (bytes: number | undefined) =>
  bytes === undefined ? 'not known here' : figure(bytes, megabytes)

/** A clean build and five publishes for each amount; BENCH_MANY (1000) sets the large ones. */
export async function measureGrowth(run: Run): Promise<Table[]> {
  const rows: Row[] = []
  let first: Growth | undefined
  for (const amount of amounts(setting('BENCH_MANY', 1000))) {
    const growth = await grow(run, amount)
    first ??= growth
    const home = growth.sizes.get(routes.home) ?? 0
    const homeAtFirst = first.sizes.get(routes.home) ?? 0
    rows.push({
      name: amount.name,
      cells: [
        figure(growth.build / 1000, seconds),
        optional(growth.buildMemory),
        optional(growth.siteMemory),
        // Compressed sizes vary by a few bytes.
        figure(home, kilobytes, { atMost: Math.ceil(homeAtFirst * 1.02) }),
        figure(hiddenGrowth(growth.sizes, first.sizes, amount.shownOn?.path), times, { atMost: 1.02 }),
        amount.shownOn ? figure(growth.sizes.get(amount.shownOn.path) ?? 0, kilobytes) : 'shown nowhere',
        growth.cold === undefined ? 'none' : figure(growth.cold, milliseconds),
        figure(growth.publish, milliseconds, { atMost: 2000 }),
      ],
    })
    run.say(`  ${amount.name}: built in ${(growth.build / 1000).toFixed(1)} s`)
  }
  return [
    {
      title: 'What grows with the content',
      note: 'Each row has its own lake, blog host and clean build. Posts add to a dozen samples, documents to the seed. Sizes are of the HTML as sent. "Other pages" is the largest growth, against the first row, of a page that does not show this content. A publish is of the page that shows it, else of the FAQ. A cold path has no generated page.',
      rowsAre: 'Content',
      columns: [
        'Build',
        'Build memory',
        'Site memory',
        'Home',
        'Other pages',
        'Page that shows it',
        'Cold path',
        'Publish to visible',
      ],
      rows,
    },
  ]
}
