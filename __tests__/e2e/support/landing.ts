import { landingPageFrom, ownSections } from '#tests/fixtures/examples.ts'
import { lake, until } from './lake.ts'
import { discardDrafts } from './previewing.ts'
import { statusOf } from './visit.ts'

/** What the browser tests know of landing pages. */

export const season = { slug: 'season', path: '/season', id: 'landing-season' }

/**
 * A landing page with the sections of the home page, published at `/slug`; waits for no visitor to
 * see it.
 */
export async function publishLandingPage(slug: string, fields: object = {}): Promise<{ _id: string }> {
  const home = (await lake.getDocument('homePage')) ?? {}
  return lake.createOrReplace({ ...landingPageFrom(home, slug), ...fields })
}

/** Waits until visitors get a page at `path`. */
export const served = (path: string, base: string) => until(async () => (await statusOf(path, base)) === 200)

/** Waits until they no longer do. */
const gone = (path: string, base: string) => until(async () => (await statusOf(path, base)) === 404)

/** Takes away every landing page, draft and redirect; the one at `path` also for visitors. */
export async function clearLandingPages(path: string, base: string): Promise<void> {
  await discardDrafts()
  await lake.delete({ query: '*[_type in ["landingPage", "redirect"]]' })
  await gone(path, base)
}

/**
 * Runs `work` while a landing page with every kind of section is published, and takes the page away
 * again.
 */
export async function withLandingPage(base: string, work: (path: string) => Promise<void>): Promise<void> {
  const path = `/every-section-${Date.now()}`
  const home = (await lake.getDocument('homePage')) ?? {}
  const [hero = {}, ...others] = landingPageFrom(home, path.slice(1)).sections
  const sections = [hero, ...ownSections(home), ...others]
  const { _id } = await publishLandingPage(path.slice(1), { sections })
  try {
    await served(path, base)
    await work(path)
  } finally {
    await lake.delete(_id)
    await gone(path, base)
  }
}
