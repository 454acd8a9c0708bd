import type { GetStaticProps } from 'next'
import { HomeView } from '../components/home/HomeView.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { getHomePosts } from '../lib/blog/posts.server.ts'
import type { PostListState } from '../lib/blog/post.ts'
import { routes } from '../lib/site/pages.ts'
import { getPage, staticPage } from '../lib/sanity/page/getPage.server.ts'
import type { HomePage } from '../lib/sanity/page/pageTypes.ts'

type Props = HomePage & { posts: PostListState }

export default function Home(content: Props) {
  return (
    <>
      <PageHead content={content} path={routes.home} />
      <HomeView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => {
  const [content, blog] = await Promise.all([getPage('homePage', context), getHomePosts(context)])
  return staticPage({ ...content, posts: blog.posts }, blog.revalidate)
}) satisfies GetStaticProps<Props>
