import { useCallback, useEffect, useState } from 'react'
import { blogFailure, postError } from '#lib/blog/failure.ts'
import type { PostRange } from '#lib/blog/ranges.ts'
import type { PostListState, PostState } from '#lib/blog/post.ts'

const loadClient = () => import('#lib/blog/fromBrowser.ts')

const listFailed: PostListState = {
  kind: 'error',
  message: blogFailure('list', { kind: 'unreachable' }).message,
}
const postFailed: PostState = postError(blogFailure('post', { kind: 'unreachable' }))

/** A list of posts; the browser loads what the page was generated without. */
export function usePosts(initial: PostListState, { from, count }: PostRange): PostListState {
  const load = useCallback(async () => (await loadClient()).getShownPosts({ from, count }), [from, count])
  return useLoaded(initial, load, listFailed)
}

/** A post by its slug or id; the browser loads what the page was generated without. */
export function usePost(initial: PostState, id: string): PostState {
  const load = useCallback(async () => (await loadClient()).getShownPost(id), [id])
  return useLoaded(initial, load, postFailed)
}

function useLoaded<State extends { kind: string }>(
  initial: State,
  load: () => Promise<State>,
  failed: State,
): State {
  // With its `load`, because Next reuses the component for the next page of the same route.
  const [loaded, setLoaded] = useState<{ load: typeof load; state: State } | null>(null)
  const isLoading = initial.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    void load()
      .catch(() => failed)
      .then((state) => {
        if (isCurrent) setLoaded({ load, state })
      })
    return () => {
      isCurrent = false
    }
  }, [isLoading, load, failed])

  return isLoading && loaded?.load === load ? loaded.state : initial
}
