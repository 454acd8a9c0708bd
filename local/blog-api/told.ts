import { readBody } from '../http/body.ts'
import type { Exchange } from '../http/server.ts'
import { AnswerError, sendJson, sendText } from '../http/server.ts'

/** Bytes; many long posts. */
const mostBytes = 5_000_000

/** The host was told posts that are no list, or no JSON. */
class UnreadablePostsError extends AnswerError {
  override name = 'UnreadablePostsError'

  constructor() {
    super(400, 'The posts must be a JSON array.')
  }
}

type ToldPosts = {
  /** What the host is told to serve in place of its articles, word for word; null while it is told nothing. */
  posts: () => readonly unknown[] | null
  /**
   * Answers `/__posts`: `PUT` with a JSON array tells the posts, `DELETE` goes back to the articles.
   * @returns whether this was its request
   * @throws {UnreadablePostsError}
   */
  handleAdmin: (exchange: Exchange) => Promise<boolean>
}

/** Lets tests and the curious serve posts of their own making, however odd. */
export function createToldPosts(): ToldPosts {
  let told: readonly unknown[] | null = null

  async function handleAdmin({ request, response, url }: Exchange): Promise<boolean> {
    if (url.pathname !== '/__posts') return false
    // A browser sends Origin with every PUT and DELETE from a page: without one, it is a terminal or a test.
    if (request.headers.origin !== undefined) sendText(response, 403, 'Posts are not told by web pages.')
    else if (request.method === 'PUT') {
      told = readPosts(await readBody(request, mostBytes))
      sendJson(response, 200, { posts: told.length })
    } else if (request.method === 'DELETE') {
      told = null
      sendJson(response, 200, { posts: null })
    } else sendText(response, 405, 'Use PUT or DELETE.')
    return true
  }

  return { posts: () => told, handleAdmin }
}

function readPosts(text: string): readonly unknown[] {
  try {
    const posts: unknown = JSON.parse(text)
    if (Array.isArray(posts)) return posts
  } catch {
    // Said below, as for any other text.
  }
  throw new UnreadablePostsError()
}

/** The answer to an action over told posts: the list, or the one whose id or slug is asked for. */
export function answerTold(posts: readonly unknown[], action: string, id: string): object {
  if (action === 'all') return { success: true, data: posts }
  const found = posts.find((post) => {
    const { id: own, slug } = (post ?? {}) as { id?: unknown; slug?: unknown }
    // Hosts send ids as text and as numbers.
    return [own, slug].some((each) => (typeof each === 'number' ? String(each) : each) === id)
  })
  return found === undefined ? { success: false, data: null } : { success: true, data: found }
}
