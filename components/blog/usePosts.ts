import { useEffect, useState } from 'react'
import type { PostRange } from '../../lib/blog/pages.ts'
import type { PostListState } from '../../lib/blog/states.ts'

/**
 * Where a list of posts stands. A page that was generated without posts asks the blog host from the browser; the adapter is
 * loaded only then.
 */
export function usePosts(initial: PostListState, { from, count }: PostRange): PostListState {
  // With the range, because Next keeps the component while one page of the blog follows another.
  const [answer, setAnswer] = useState<(PostRange & { state: PostListState }) | null>(null)
  const asks = initial.kind === 'loading'

  useEffect(() => {
    if (!asks) return
    const call = new AbortController()
    void askForList({ from, count }, call.signal).then((state) => {
      if (!call.signal.aborted) setAnswer({ from, count, state })
    })
    return () => call.abort()
  }, [asks, from, count])

  return asks && answer?.from === from && answer.count === count ? answer.state : initial
}

async function askForList(range: PostRange, signal: AbortSignal): Promise<PostListState> {
  try {
    const { getShownPosts } = await import('../../lib/blog/fromBrowser.ts')
    return await getShownPosts(range, signal)
  } catch {
    // The adapter itself did not arrive.
    return { kind: 'error', message: 'Failed to load blog posts' }
  }
}
