import type { GetStaticPaths, GetStaticProps } from 'next'
import { BlogView } from '#components/blog/BlogView.tsx'
import { PageHead } from '#components/seo/PageHead.tsx'
import { getOlderPosts } from '#lib/blog/posts.server.ts'
import type { PostListState } from '#lib/blog/post.ts'
import { revalidateSeconds } from '#lib/util/revalidate.server.ts'
import { routes } from '#lib/site/pages.ts'
import { getPage, staticPage } from '#lib/sanity/page/getPage.server.ts'
import type { BlogPage } from '#lib/sanity/page/pageTypes.ts'

type Props = BlogPage & { posts: PostListState; number: number }

/** Older posts, for a blog that fills more than one page. */
export default function OlderPosts({ posts, number, ...content }: Props) {
  const { settings, page, draft } = content
  const title = `${page.seo?.title ?? 'Blog'}, page ${number}`
  const seo = { ...page.seo, title }
  return (
    <>
      <PageHead content={{ settings, page: { seo }, draft }} path={routes.olderPosts(number)} />
      <BlogView content={content} posts={posts} page={number} />
    </>
  )
}

/** None at build, to keep it short. */
export const getStaticPaths = (() => ({ paths: [], fallback: 'blocking' })) satisfies GetStaticPaths

export const getStaticProps = (async (context) => {
  const written = context.params?.number ?? ''
  const number = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 0
  // Revalidated: editors write the 404 page.
  if (number < 2) return { notFound: true, revalidate: revalidateSeconds }
  const { posts, revalidate } = await getOlderPosts(number, context)
  if (!posts) return { notFound: true, revalidate }
  // Only now, so that an empty page costs the content lake nothing.
  const content = await getPage('blogPage', context)
  return staticPage({ ...content, posts, number }, revalidate)
}) satisfies GetStaticProps<Props, { number: string }>
