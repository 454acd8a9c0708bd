import { useEffect, useState } from 'react'
import { publicEnv } from '../../lib/env.ts'
import { listOf, type PostRange } from '../../lib/blog/pages.ts'
import type { PostListState } from '../../lib/blog/states.ts'

/**
 * Where a list of posts stands. A page that was generated without posts asks the blog host from the browser; the adapter is
 * loaded only then.
 */
export function usePosts(initial: PostListState, { from, count }: PostRange): PostListState {
  const [answer, setAnswer] = useState<PostListState | null>(null)
  const asks = initial.kind === 'loading'

  useEffect(() => {
    if (!asks) return
    const call = new AbortController()
    void askForList({ from, count }, call.signal).then((state) => {
      if (!call.signal.aborted) setAnswer(state)
    })
    return () => call.abort()
  }, [asks, from, count])

  return asks && answer ? answer : initial
}

async function askForList(range: PostRange, signal: AbortSignal): Promise<PostListState> {
  try {
    const { getPosts } = await import('../../lib/blog/client.ts')
    const answer = await getPosts({ host: publicEnv.blogApiHost }, { signal })
    return answer.kind === 'ok' ? listOf(answer.posts, range) : { kind: 'error', message: answer.message }
  } catch {
    // The adapter itself did not arrive.
    return { kind: 'error', message: 'Failed to load blog posts' }
  }
}
