import type { GetStaticPaths, GetStaticProps } from 'next'
import { PostHead } from '../../components/blog/PostHead.tsx'
import { PostView } from '../../components/blog/PostView.tsx'
import { usePost } from '../../components/blog/usePost.ts'
import { type Frame, getFrame } from '../../lib/blog/frame.server.ts'
import { getPostPaths, getPostState } from '../../lib/blog/posts.server.ts'
import type { PostState } from '../../lib/blog/states.ts'
import { routes } from '../../lib/routes.ts'

type Props = Frame & { id: string; state: PostState }

export default function Post({ settings, id, state: initial }: Props) {
  const state = usePost(initial, id)
  return (
    <>
      <PostHead
        post={state.kind === 'loaded' ? state.post : null}
        listed={initial.kind === 'loading' ? initial.listed : undefined}
        settings={settings}
      />
      <PostView state={state} />
    </>
  )
}

/**
 * `blocking`, because only a page that was waited for can answer 404. The wait is a second at most; after that the page shows its
 * loading state, and the browser asks.
 */
export const getStaticPaths = (async () => ({
  paths: await getPostPaths(),
  fallback: 'blocking',
})) satisfies GetStaticPaths

export const getStaticProps = (async (context) => {
  const id = context.params?.id ?? ''
  const { state, movedTo, revalidate } = await getPostState(id, context)
  if (movedTo !== undefined) return { redirect: { destination: movedTo, permanent: false }, revalidate }
  // Asked only now: an address that leads nowhere, and anybody can make up, costs the content lake nothing.
  return state
    ? { props: { ...(await getFrame(routes.post(id), context)), id, state }, revalidate }
    : { notFound: true, revalidate }
}) satisfies GetStaticProps<Props, { id: string }>
