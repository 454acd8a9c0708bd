import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { getOlderPaths, getPostPaths } from '../../lib/blog/posts.server.ts'
import { readBody } from '../../lib/http.server.ts'
import { routes } from '../../lib/routes.ts'
import { changedPaths, isShown } from '../../lib/sanity/changedPaths.server.ts'
import { untilQueriesKnow } from '../../lib/sanity/consistency.server.ts'
import { callerOf, RateLimit } from '../../lib/security/rateLimit.server.ts'
import { regenerate } from '../../lib/sanity/regenerations.server.ts'
import { forgetSharedAnswers } from '../../lib/sanity/sharedAnswer.server.ts'
import { judgeWebhook, ReplayGuard, type PublishedChange } from '../../lib/sanity/webhook.server.ts'
import { affectedPaths } from '../../lib/shownOn.ts'

/** The signature covers the bytes as sent, so nobody may parse them first. */
export const config: PageConfig = { api: { bodyParser: false } }

/** Bytes; the webhook's projection is a few hundred. */
const mostBytes = 64 * 1024

/** Pages generated at a time, the first ones first: with a hundred landing pages at once, home would be done no sooner than the last of them. */
const mostAtOnce = 8

/** Calls that were not believed, of one caller. Believed ones are never counted: a publish must always come through. */
const refusals = new RateLimit(30, 0.5)

const replays = new ReplayGuard()

/** Called by the content lake after a publish, an unpublish or a delete: generates just the pages that show the document. */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).json({ error: 'Only POST is answered here.' })
    return
  }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    response.status(415).json({ error: 'The body must be JSON.' })
    return
  }
  const body = await readBody(request, mostBytes)
  if (body === undefined) {
    response.setHeader('Connection', 'close').status(413).json({ error: 'The body is too large.' })
    return
  }
  const signature = String(request.headers['sanity-webhook-signature'] ?? '')
  const verdict = await judgeWebhook(body, signature, process.env.SANITY_REVALIDATE_SECRET ?? '', Date.now())
  if (verdict.kind === 'refused') {
    if (refusals.take(callerOf(request))) response.status(verdict.status).json({ error: verdict.reason })
    else response.setHeader('Retry-After', '60').status(429).json({ error: 'Too many refused calls.' })
    return
  }
  const before = replays.stateOf(signature)
  if (before === 'done') {
    response.status(401).json({ error: 'This call was carried out before.' })
    return
  }
  if (before === 'under way') {
    // Whoever stopped waiting sends it again. It may yet fail, so this must not be the last try, and 401 would be.
    response.setHeader('Retry-After', '30').status(503).json({ error: 'This call is being carried out.' })
    return
  }
  replays.begin(signature, Date.now())
  const { type, id } = verdict.change
  const { problem, ...pages } = await generateAgain(verdict.change, (path) => response.revalidate(path))
  // If it failed, the pages that were there stay; the sender tries again, so this signature must be believed once more.
  replays.end(signature, problem === undefined)
  if (problem === undefined) {
    response.status(200).json({ revalidated: pages.revalidated })
    return
  }
  console.error(`[revalidate] ${type} "${id}": ${problem}`)
  response.status(500).json(pages)
}

/** The pages that were generated again and those that were not; `problem` is for the log, undefined if all is done. */
type Outcome = { revalidated: string[]; failed: string[]; problem?: string }

async function generateAgain(
  change: PublishedChange,
  revalidate: (path: string) => Promise<void>,
): Promise<Outcome> {
  // Also when the lake cannot be asked what has changed.
  forgetSharedAnswers()
  try {
    // The lake's own documents may be read by their id, and not by queries.
    if (isShown(change.type)) await untilQueriesKnow(change.id)
    // And what somebody has read while its queries were behind.
    forgetSharedAnswers()
  } catch (error) {
    const failed = [...affectedPaths(change.type)]
    return { revalidated: [], failed, problem: `could not see what was published. ${String(error)}` }
  }
  let paths: string[]
  try {
    const changed = await changedPaths(change)
    const older = changed.includes(routes.blog) ? await getOlderPaths() : []
    // The site settings are in the footer of posts as well. Older posts than those come by within their minute.
    const posts = change.type === 'siteSettings' ? await getPostPaths() : []
    paths = [...changed, ...older, ...posts]
  } catch (error) {
    return { revalidated: [], failed: [], problem: `could not tell which pages show it. ${String(error)}` }
  }
  const failing = new Set<string>()
  const waiting = paths.values()
  const generateNext = async () => {
    for (const path of waiting) await regenerate(path, revalidate).catch(() => failing.add(path))
  }
  await Promise.all(Array.from({ length: mostAtOnce }, generateNext))
  const failed = paths.filter((path) => failing.has(path))
  const revalidated = paths.filter((path) => !failing.has(path))
  return failed.length === 0
    ? { revalidated, failed }
    : { revalidated, failed, problem: `could not generate ${failed.join(', ')}` }
}
