import type { GetStaticProps } from 'next'
import { BlogView } from '../../components/blog/BlogView.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { routes } from '../../lib/routes.ts'
import { getBlogPage, revalidateSeconds } from '../../lib/sanity/pages.server.ts'
import type { BlogPage } from '../../lib/sanity/pages.ts'

export default function Blog(content: BlogPage) {
  return (
    <>
      <PageHead content={content} path={routes.blog} />
      <BlogView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getBlogPage(routes.blog, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<BlogPage>
