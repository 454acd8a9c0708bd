import type { GetStaticProps } from 'next'
import { Insights } from '../components/blog/Insights.tsx'
import { HomeView } from '../components/home/HomeView.tsx'
import { PageHead } from '../components/layout/PageHead.tsx'
import type { PostListState } from '../lib/blog/listState.ts'
import { blogRevalidateSeconds, getHomePosts } from '../lib/blog/posts.server.ts'
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
  const [content, posts] = await Promise.all([getHomePage(routes.home, context), getHomePosts()])
  return { props: { ...content, posts }, revalidate: blogRevalidateSeconds }
}) satisfies GetStaticProps<Props>
