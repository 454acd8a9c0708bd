import type { GetStaticPaths, GetStaticProps } from 'next'
import { PostHead } from '../../components/seo/PostHead.tsx'
import { PostView } from '../../components/blog/PostView.tsx'
import { usePost } from '../../components/blog/usePosts.ts'
import { type Frame, getFrame } from '../../lib/sanity/content/frame.server.ts'
import { revalidateIn } from '../../lib/sanity/content/revalidate.server.ts'
import { getPostPaths, getPostState } from '../../lib/blog/posts.server.ts'
import type { PostState } from '../../lib/blog/post.ts'
import { routes } from '../../lib/site/pages.ts'

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

/** `blocking`, because only such a page can respond 404. It waits a second at most. */
export const getStaticPaths = (async () => ({
  paths: await getPostPaths(),
  fallback: 'blocking',
})) satisfies GetStaticPaths

export const getStaticProps = (async (context) => {
  const id = context.params?.id ?? ''
  const { state, movedTo, revalidate } = await getPostState(id, context)
  if (movedTo !== undefined) return { redirect: { destination: movedTo, permanent: false }, revalidate }
  if (!state) return { notFound: true, revalidate }
  // Only now, so that a made-up URL costs the content lake nothing.
  const frame = await getFrame(routes.post(id), context)
  return { props: { ...frame, id, state }, revalidate: revalidateIn(frame.nextChange, revalidate) }
}) satisfies GetStaticProps<Props, { id: string }>
