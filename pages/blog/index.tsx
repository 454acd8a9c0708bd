import type { GetStaticProps } from 'next'
import { BlogView } from '#components/blog/BlogView.tsx'
import { PageHead } from '#components/seo/PageHead.tsx'
import { getBlogPosts } from '#lib/blog/posts.server.ts'
import type { PostListState } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { getPage, staticPage } from '#lib/sanity/page/getPage.server.ts'
import type { BlogPage } from '#lib/sanity/page/pageTypes.ts'

type Props = BlogPage & { posts: PostListState }

export default function Blog({ posts, ...content }: Props) {
  return (
    <>
      <PageHead content={content} path={routes.blog} />
      <BlogView content={content} posts={posts} />
    </>
  )
}

export const getStaticProps = (async (context) => {
  const [content, blog] = await Promise.all([getPage('blogPage', context), getBlogPosts(context)])
  return staticPage({ ...content, posts: blog.posts }, blog.revalidate)
}) satisfies GetStaticProps<Props>
