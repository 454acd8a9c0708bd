import type { GetStaticPaths, GetStaticProps } from 'next'
import { PostHead } from '#components/seo/PostHead.tsx'
import { PostView } from '#components/blog/PostView.tsx'
import { usePost } from '#components/blog/usePosts.ts'
import { getPage, staticPage } from '#lib/sanity/page/getPage.server.ts'
import type { BlogPage } from '#lib/sanity/page/pageTypes.ts'
import { redirection } from '#lib/redirects/redirection.server.ts'
import { isBuild } from '#lib/util/process.server.ts'
import { firstPostPaths, getPostState } from '#lib/blog/posts.server.ts'
import type { PostState } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'

/** Of the blog's page, a post shows what stands around it. */
type Props = Omit<BlogPage, 'page'> & { id: string; state: PostState }

export default function Post({ settings, id, state: initial }: Props) {
  const state = usePost(initial, id)
  return (
    <>
      <PostHead post={state.kind === 'loaded' ? state.post : null} settings={settings} />
      <PostView state={state} />
    </>
  )
}

/** `blocking`, because only such a page can respond 404. It waits a second at most. */
export const getStaticPaths = (async () => ({
  paths: await firstPostPaths(),
  fallback: 'blocking',
})) satisfies GetStaticPaths

export const getStaticProps = (async (context) => {
  const id = context.params?.id ?? ''
  const { state, movedTo, revalidate } = await getPostState(id, context)
  if (movedTo !== undefined) return { redirect: { destination: movedTo, permanent: false }, revalidate }
  if (!state) {
    // Next ends a build over a redirect.
    const redirect = isBuild ? undefined : await redirection(routes.post(id))
    return redirect ? { redirect, revalidate } : { notFound: true, revalidate }
  }
  // Only now, so that a made-up URL costs the content lake nothing.
  const { page: _page, ...layout } = await getPage('blogPage', context)
  return staticPage({ ...layout, id, state }, revalidate)
}) satisfies GetStaticProps<Props, { id: string }>
