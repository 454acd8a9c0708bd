import { useEffect, useState } from 'react'
import { publicEnv } from '../../lib/env.ts'
import type { PostState } from '../../lib/blog/states.ts'

/**
 * Where the page of a post stands. A page that was generated without its post asks the blog host from the browser; the adapter
 * is loaded only then.
 */
export function usePost(initial: PostState, address: string): PostState {
  // With the address, because Next keeps the component while one post follows another.
  const [answer, setAnswer] = useState<{ address: string; state: PostState } | null>(null)
  const asks = initial.kind === 'loading'

  useEffect(() => {
    if (!asks) return
    const call = new AbortController()
    void askForPost(address, call.signal).then((state) => {
      if (!call.signal.aborted) setAnswer({ address, state })
    })
    return () => call.abort()
  }, [asks, address])

  return asks && answer?.address === address ? answer.state : initial
}

async function askForPost(address: string, signal: AbortSignal): Promise<PostState> {
  try {
    const { getPost, getRelatedPosts } = await import('../../lib/blog/client.ts')
    const host = { host: publicEnv.blogApiHost }
    const answer = await getPost(host, address, { signal })
    if (answer.kind !== 'ok') return { kind: 'error', heading: answer.message, text: answer.text }
    const { posts } = await getRelatedPosts(host, answer.post.relatedIds, { signal })
    return { kind: 'loaded', post: answer.post, related: posts }
  } catch {
    // The adapter itself did not arrive.
    return {
      kind: 'error',
      heading: 'Failed to load blog post',
      text: 'There was an error loading the blog post.',
    }
  }
}
