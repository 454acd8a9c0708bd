import type { GetStaticProps } from 'next'
import { Insights } from '../components/blog/Insights.tsx'
import { HomeView } from '../components/home/HomeView.tsx'
import { PageHead } from '../components/layout/PageHead.tsx'
import { getHomePosts } from '../lib/blog/posts.server.ts'
import type { PostListState } from '../lib/blog/states.ts'
import { routes } from '../lib/routes.ts'
import { getHomePage } from '../lib/sanity/pages.server.ts'
import type { HomePage } from '../lib/sanity/pages.ts'

type Props = HomePage & { posts: PostListState }

export default function Home({ posts, ...content }: Props) {
  return (
    <>
      <PageHead content={content} path={routes.home} />
      <HomeView
        content={content}
        insights={<Insights heading={content.page.insights?.heading} posts={posts} />}
      />
    </>
  )
}

export const getStaticProps = (async (context) => {
  const [content, blog] = await Promise.all([getHomePage(routes.home, context), getHomePosts(context)])
  return { props: { ...content, posts: blog.posts }, revalidate: blog.revalidate }
}) satisfies GetStaticProps<Props>
