import { landingPageFrom } from '../fixtures/landingPage.ts'
import { lake, until } from './lake.ts'

/** What the browser tests know of landing pages. */

/** A landing page with every kind of section, published at `/slug`; waits for no visitor to see it. */
export async function publishLandingPage(slug: string, fields: object = {}): Promise<{ _id: string }> {
  const home = (await lake.getDocument('homePage')) ?? {}
  return lake.createOrReplace({ ...landingPageFrom(home, slug), ...fields })
}

/** The status of the answer at `path`, without following where it leads. */
export const statusOf = async (path: string, base: string) =>
  (await fetch(new URL(path, base), { redirect: 'manual' })).status

/** Runs `work` while a landing page with every kind of section is published, and takes the page away again. */
export async function withLandingPage(base: string, work: (path: string) => Promise<void>): Promise<void> {
  const path = `/every-section-${Date.now()}`
  const { _id } = await publishLandingPage(path.slice(1))
  try {
    await until(async () => (await statusOf(path, base)) === 200)
    await work(path)
  } finally {
    await lake.delete(_id)
    await until(async () => (await statusOf(path, base)) === 404)
  }
}
