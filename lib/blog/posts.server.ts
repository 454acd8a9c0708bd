import { publicEnv } from '../env.ts'
import { getPosts } from './client.ts'
import type { BlogHost } from './fetchJson.ts'
import { keepAnswer, keptAnswer } from './kept.server.ts'
import type { PostListState } from './listState.ts'
import { shownOf, shownPosts } from './listState.ts'
import type { BlogCard } from './post.ts'

/** Seconds after which a page that shows posts is generated again. */
export const blogRevalidateSeconds = Number(process.env.BLOG_REVALIDATE_SECONDS || 60)

/** A build can wait for the host, and must not fail for one broken connection. */
const building = process.env.NEXT_PHASE === 'phase-production-build'

/** Milliseconds a running site waits for the host before it goes on with what it has; the call goes on for the next time. */
const patience = 1_000

const host: BlogHost = { host: publicEnv.blogApiHost, retries: building ? 1 : 0 }

/** `answer`, or undefined when it is not here in time. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  if (building) return answer
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience)
    void answer.then(resolve).finally(() => clearTimeout(timer))
  })
}

/** The host's list, kept when it is good. An empty list is an error by section 8: nothing worth keeping. */
async function askForPosts(): Promise<readonly BlogCard[] | undefined> {
  const answer = await getPosts(host)
  if (answer.kind !== 'ok') {
    console.warn(`[blog] ${answer.reason}`)
    return undefined
  }
  if (answer.posts.length === 0) return undefined
  await keepAnswer('posts', answer.posts)
  return answer.posts
}

async function knownPosts(): Promise<readonly BlogCard[] | undefined> {
  return (await inTime(askForPosts())) ?? ((await keptAnswer('posts')) as readonly BlogCard[] | undefined)
}

/** The posts that home shows; `loading` when this site has never had any: the browser then asks. */
export async function getHomePosts(): Promise<PostListState> {
  const posts = await knownPosts()
  return posts ? { kind: 'loaded', posts: shownOf(posts, shownPosts.home) } : { kind: 'loading' }
}
