import { useEffect, useState } from 'react'
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
    const { getShownPost } = await import('../../lib/blog/fromBrowser.ts')
    return await getShownPost(address, signal)
  } catch {
    // The adapter itself did not arrive.
    return {
      kind: 'error',
      heading: 'Failed to load blog post',
      text: 'There was an error loading the blog post.',
    }
  }
}
