import { expect } from '@playwright/test'
import { routes } from '../../../lib/site/pages.ts'
import { lakeClient } from '../stack/lake.ts'
import { setting, type BenchContext } from './context.ts'
import { figure, milliseconds, percentile, type Table } from './figures.ts'

/** Milliseconds until a change must be visible, and between two requests. */
const limits = { timeout: 20_000, intervals: [5] }

/**
 * Publishes `rounds` new headlines of the FAQ page, then restores the old one.
 * @returns milliseconds from each publish until the page has it
 */
async function publishTimes(env: NodeJS.ProcessEnv, site: string, rounds: number): Promise<number[]> {
  const lake = lakeClient(env)
  const setHeading = (heading: string) =>
    lake.patch('faqPage').set({ 'hero.heading': heading }).commit({ visibility: 'async' })
  const page = expect.poll(async () => (await fetch(`${site}${routes.faq}`)).text(), limits)
  const before = await lake.fetch<string>('*[_id == "faqPage"][0].hero.heading')
  const ours = `Publish at ${Date.now()}`
  const found: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const heading = `${ours}, ${round} of ${rounds}`
    const begun = performance.now()
    await setHeading(heading)
    await page.toContain(heading)
    found.push(performance.now() - begun)
  }
  await setHeading(before)
  // The old headline may be escaped in HTML, so wait until ours is gone.
  await page.not.toContain(ours)
  return found
}

/** BENCH_PUBLISHES (30) publishes. @throws {Error} when one is not seen */
export async function measurePublish({ run, site }: BenchContext): Promise<Table[]> {
  const rounds = setting('BENCH_PUBLISHES', 30)
  const found = await publishTimes(run.setup.env, site, rounds)
  return [
    {
      title: 'Publish',
      note: `${rounds} publishes: from the request to the content lake until a served page has the new text.`,
      rowsAre: 'What',
      columns: ['p50', 'p95', 'Slowest'],
      rows: [
        {
          name: 'Publish to visible',
          cells: [
            figure(percentile(found, 0.5), milliseconds),
            figure(percentile(found, 0.95), milliseconds, { atMost: 2000 }),
            figure(Math.max(...found), milliseconds),
          ],
        },
      ],
    },
  ]
}
