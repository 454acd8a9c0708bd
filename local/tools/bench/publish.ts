import { createClient, type SanityClient } from '@sanity/client'
import { routes } from '../../../lib/site/pages.ts'
import type { LocalSetup } from '../stack/environment.ts'

/** Milliseconds between two requests. */
const interval = 5

/** Milliseconds until a change must be visible. */
const timeout = 20_000

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
 * Publishes `rounds` new headlines (of the FAQ page by default), then restores the old one.
 * Milliseconds from each publish until the page at `base` has it. @throws {NeverSeenError}
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
  // The old headline may be escaped in HTML, so wait until ours is gone.
  await until(async () => !(await shows(ours)))
  return found
}
