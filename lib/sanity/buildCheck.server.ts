import { ContentUnavailableError, fetchPublished, NothingPublishedError } from './client.server.ts'

/** Milliseconds a build waits for the lake to say that there is something to build. */
const patience = 20_000

/** Every page shows the site settings: where they are not published, the rest is not what visitors should see either. */
const settingsQuery = 'count(*[_id == "siteSettings"]) > 0'

/** Why a build would have no content, in one line; undefined when it would. Gives up after `wait` milliseconds. */
export async function contentFault(wait = patience): Promise<string | undefined> {
  try {
    const answer: unknown = await fetchPublished(settingsQuery, {}, AbortSignal.timeout(wait))
    if (typeof answer !== 'boolean') throw new ContentUnavailableError('its answer is not what was asked for')
    if (!answer) throw new NothingPublishedError('"siteSettings"')
    return undefined
  } catch (error) {
    if (error instanceof ContentUnavailableError) return error.message
    throw error
  }
}
