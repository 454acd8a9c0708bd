import { routes } from '../../../lib/site/pages.ts'
import { lakeClient } from '../stack/lake.ts'
import { setting, type BenchContext } from './context.ts'
import { figure, milliseconds, percentile, type Table } from './figures.ts'

/** Milliseconds between two requests. */
const interval = 5

/** Milliseconds until a change must be visible. */
const timeout = 20_000

class NeverSeenError extends Error {
  override name = 'NeverSeenError'
}

/** Milliseconds until `see` gives true. @throws {NeverSeenError} after 20 s */
async function until(see: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await see())) {
    if (performance.now() - begun > timeout) throw new NeverSeenError(`not seen within ${timeout} ms`)
    await new Promise((next) => setTimeout(next, interval))
  }
  return performance.now() - begun
}

/**
 * Publishes `rounds` new headlines of the FAQ page, then restores the old one.
 * Milliseconds from each publish until the page has it. @throws {NeverSeenError}
 */
async function publishTimes(env: NodeJS.ProcessEnv, site: string, rounds: number): Promise<number[]> {
  const lake = lakeClient(env)
  const setHeading = (heading: string) =>
    lake.patch('faqPage').set({ 'hero.heading': heading }).commit({ visibility: 'async' })
  const shows = async (text: string) => (await (await fetch(`${site}${routes.faq}`)).text()).includes(text)
  const before = await lake.fetch<string>('*[_id == "faqPage"][0].hero.heading')
  const ours = `Publish at ${Date.now()}`
  const found: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const heading = `${ours}, ${round} of ${rounds}`
    const begun = performance.now()
    await setHeading(heading)
    await until(() => shows(heading))
    found.push(performance.now() - begun)
  }
  await setHeading(before)
  // The old headline may be escaped in HTML, so wait until ours is gone.
  await until(async () => !(await shows(ours)))
  return found
}

/** BENCH_PUBLISHES (30) publishes. @throws {NeverSeenError} */
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
