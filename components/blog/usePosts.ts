import { useCallback, useEffect, useState } from 'react'
import type { PostRange } from '../../lib/blog/ranges.ts'
import type { PostListState, PostState } from '../../lib/blog/post.ts'

/** A list of posts; the browser loads what the page was generated without. */
export const usePosts = (initial: PostListState, { from, count }: PostRange): PostListState =>
  useLoaded(
    initial,
    useCallback(
      async (signal) => {
        try {
          const { getShownPosts } = await import('../../lib/blog/fromBrowser.ts')
          return await getShownPosts({ from, count }, signal)
        } catch {
          return { kind: 'error', message: 'Failed to load blog posts' }
        }
      },
      [from, count],
    ),
  )

/** A post by its slug or id; the browser loads what the page was generated without. */
export const usePost = (initial: PostState, id: string): PostState =>
  useLoaded(
    initial,
    useCallback(
      async (signal) => {
        try {
          const { getShownPost } = await import('../../lib/blog/fromBrowser.ts')
          return await getShownPost(id, signal)
        } catch {
          const text = 'There was an error loading the blog post.'
          return { kind: 'error', heading: 'Failed to load blog post', text }
        }
      },
      [id],
    ),
  )

function useLoaded<State extends { kind: string }>(
  initial: State,
  load: (signal: AbortSignal) => Promise<State>,
): State {
  // With its `load`, because Next reuses the component for the next page of the same route.
  const [loaded, setLoaded] = useState<{ load: typeof load; state: State } | null>(null)
  const isLoading = initial.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const call = new AbortController()
    void load(call.signal).then((state) => {
      if (!call.signal.aborted) setLoaded({ load, state })
    })
    return () => call.abort()
  }, [isLoading, load])

  return isLoading && loaded?.load === load ? loaded.state : initial
}
