import { ContentUnavailableError, fetchPublished } from './client.server.ts'

/** Milliseconds a build waits for the lake to say that there is something to build. */
const patience = 20_000

/** Why a build would have no content, in one line; undefined when it would. Gives up after `wait` milliseconds. */
export async function contentFault(wait = patience): Promise<string | undefined> {
  try {
    // Any question will do: none is answered while the site settings cannot be seen.
    await fetchPublished('true', {}, AbortSignal.timeout(wait))
    return undefined
  } catch (error) {
    if (error instanceof ContentUnavailableError) return error.message
    throw error
  }
}
