import { readBody } from 'local-http/body'
import { HttpError, sendJson, sendText, type Exchange } from 'local-http/server'

const maxBytes = 5_000_000

type PostOverride = {
  /** Posts that replace the sample articles; null without an override. */
  posts: () => readonly unknown[] | null
  /**
   * Handles `/__posts`: `PUT` with a JSON array sets the posts, `DELETE` ends the override.
   * @returns false for a request to another path
   * @throws {HttpError} 400 when the body is no JSON array
   */
  handleAdmin: (exchange: Exchange) => Promise<boolean>
}

/** Lets tests serve any posts, valid or not. */
export function createPostOverride(): PostOverride {
  let override: readonly unknown[] | null = null

  async function handleAdmin({ request, response, url }: Exchange): Promise<boolean> {
    if (url.pathname !== '/__posts') return false
    // Browsers send Origin with every PUT and DELETE.
    if (request.headers.origin !== undefined) sendText(response, 403, 'Web pages cannot set posts.')
    else if (request.method === 'PUT') {
      override = readPosts(await readBody(request, maxBytes))
      sendJson(response, 200, { posts: override.length })
    } else if (request.method === 'DELETE') {
      override = null
      sendJson(response, 200, { posts: null })
    } else sendText(response, 405, 'Use PUT or DELETE.')
    return true
  }

  return { posts: () => override, handleAdmin }
}

/** TypeScript's own types lack these. */
type RawNumber = { rawJSON: string }
type Reviver = (key: string, value: unknown, context: { source: string }) => unknown
const { parse, rawJSON } = JSON as unknown as {
  parse: (text: string, reviver: Reviver) => unknown
  rawJSON: (text: string) => RawNumber
}

/** PHP knows integers of 64 bits: they are sent with every digit. */
const withLongIntegers: Reviver = (_key, value, { source }) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? rawJSON(source) : value

function readPosts(text: string): readonly unknown[] {
  try {
    const posts = parse(text, withLongIntegers)
    if (Array.isArray(posts)) return posts
  } catch {
    // Not JSON: the error below covers it.
  }
  throw new HttpError(400, 'The posts must be a JSON array.')
}

/** The result of an action: the list, or the post with this id or slug. */
export function resultOfOverride(posts: readonly unknown[], action: string, id: string): object {
  if (action === 'all') return { success: true, data: posts }
  const found = posts.find((post) => {
    const { id: own, slug } = (post ?? {}) as { id?: unknown; slug?: unknown }
    return [own, slug].some((each) => each === id || (/\d/.test(id) && JSON.stringify(each) === id))
  })
  return found === undefined ? { success: false, data: null } : { success: true, data: found }
}
