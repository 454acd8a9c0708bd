import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import * as queries from '../../lib/sanity/queries.ts'
import type { Run } from '../run.ts'
import { setting } from './context.ts'
import { fill, makeDocuments, startQuietLake, type FillType } from './fill.ts'
import { figure, milliseconds, whole, type Row, type Table } from './results.ts'
import { percentile } from './statistics.ts'

/** How fast the content lake answers the site's own queries when it holds a great deal besides. */

/** Documents of the site's kinds, as a site of many years may have them; the rest are of a kind that it does not know. */
const ownDocuments: readonly [FillType, number][] = [
  ['landingPage', 3000],
  ['redirect', 3000],
  ['teamMember', 100],
  ['faqItem', 100],
  ['review', 50],
  ['caseStudy', 50],
  ['roleGroup', 20],
]

/** A parameter for each query that takes one. */
export const parameters: Readonly<Record<string, Record<string, string>>> = {
  landingPageQuery: { slug: 'landing-page-1500' },
  landingPageIdQuery: { slug: 'landing-page-1500' },
  landingPageByIdQuery: { id: 'fill-landingPage-1500' },
  referringQuery: { id: 'fill-landingPage-1500' },
  revisionQuery: { id: 'fill-landingPage-1500' },
}

/** Milliseconds that each of `rounds` answers took, after one that nobody counts. */
async function answerTimes(
  lake: SanityClient,
  query: string,
  params: Record<string, string>,
  rounds: number,
): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now()
    await lake.fetch(query, params, { perspective: 'published' })
    found.push(performance.now() - begun)
  }
  return found.slice(1)
}

/** Fills a lake of its own with BENCH_DOCUMENTS (100,000) documents and asks each query BENCH_ANSWERS (21) times. */
export async function measureLake(run: Run): Promise<Table[]> {
  const total = setting('BENCH_DOCUMENTS', 100_000)
  const rounds = setting('BENCH_ANSWERS', 21)
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-lake-'))
  try {
    const lake = await startQuietLake(run, folder)
    for (const [type, count] of ownDocuments) await fill(lake, makeDocuments(type, count))
    const held = await lake.fetch<number>('count(*)', {}, { perspective: 'raw' })
    await fill(lake, makeDocuments('note', Math.max(0, total - held)))
    const filled = await lake.fetch<number>('count(*)', {}, { perspective: 'raw' })
    run.say(`  ${whole(filled)} documents are in`)
    const rows: Row[] = []
    for (const [name, query] of Object.entries(queries)) {
      const found = await answerTimes(lake, query, parameters[name] ?? {}, rounds)
      rows.push({
        name,
        cells: [
          figure(percentile(found, 0.5), milliseconds, { atMost: 50 }),
          figure(percentile(found, 0.95), milliseconds),
          figure(Math.max(...found), milliseconds),
        ],
      })
    }
    return [
      {
        title: `The site's queries over ${whole(filled)} documents`,
        note: `Each asked ${rounds} times over HTTP, as the site asks. Among the documents are ${ownDocuments.map(([type, count]) => `${whole(count)} × ${type}`).join(', ')}.`,
        rowsAre: 'Query',
        columns: ['Median', 'p95', 'Slowest'],
        rows,
      },
    ]
  } finally {
    await run.processes.clear()
    rmSync(folder, { recursive: true, force: true })
  }
}
