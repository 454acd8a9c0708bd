import type { GetStaticProps } from 'next'
import { BlogView } from '../../components/blog/BlogView.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { getBlogPosts } from '../../lib/blog/posts.server.ts'
import type { PostListState } from '../../lib/blog/states.ts'
import { routes } from '../../lib/routes.ts'
import { getBlogPage } from '../../lib/sanity/pages.server.ts'
import type { BlogPage } from '../../lib/sanity/pages.ts'

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
  const [content, blog] = await Promise.all([getBlogPage(routes.blog, context), getBlogPosts(context)])
  return { props: { ...content, posts: blog.posts }, revalidate: blog.revalidate }
}) satisfies GetStaticProps<Props>
