import { createClient, type SanityClient } from '@sanity/client'
import { routes } from '../../lib/routes.ts'
import type { LocalSetup } from '../environment.ts'

/** How long it takes from a publish until visitors have it. */

/** Milliseconds between two looks. */
const pause = 5
/** Milliseconds after which what was not seen will not come. */
const patience = 20_000

/** A client of the local lake that may write. */
export function lakeClient({ env }: LocalSetup): SanityClient {
  return createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    apiHost: env.NEXT_PUBLIC_SANITY_API_HOST ?? '',
    useProjectHostname: false,
    useCdn: false,
    token: env.SANITY_API_READ_TOKEN ?? '',
  })
}

/** A page, and the document that holds its headline. */
export type Headline = { path: string; document: string }

const faq: Headline = { path: routes.faq, document: 'faqPage' }

/** Something that was changed did not show. */
class NeverSeenError extends Error {
  override name = 'NeverSeenError'
}

/** Milliseconds from now until `see` gives true. @throws {NeverSeenError} when it does not within 20 seconds */
async function until(see: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await see())) {
    if (performance.now() - begun > patience) throw new NeverSeenError(`not seen within ${patience} ms`)
    await new Promise((next) => setTimeout(next, pause))
  }
  return performance.now() - begun
}

/**
 * Publishes a new headline, of the FAQ page unless another is named, `rounds` times and looks for each at `base`: milliseconds from the moment
 * the publish was sent until the new text was in a served page. The old headline is put back.
 */
export async function publishTimes(
  setup: LocalSetup,
  base: string,
  rounds: number,
  { path, document }: Headline = faq,
): Promise<number[]> {
  const lake = lakeClient(setup)
  const setHeading = (heading: string) =>
    lake.patch(document).set({ 'hero.heading': heading }).commit({ visibility: 'async' })
  const shows = async (text: string) => (await (await fetch(`${base}${path}`)).text()).includes(text)
  const before = await lake.fetch<string>('*[_id == $document][0].hero.heading', { document })
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
  // Not "until the old one shows": in a page an editor's own words are written as HTML.
  await until(async () => !(await shows(ours)))
  return found
}
