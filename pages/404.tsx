import { MissingPost } from '../components/blog/PostInstead.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { NotFoundView } from '../components/not-found/NotFoundView.tsx'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { NotFoundPage } from '../lib/sanity/page/pageTypes.ts'

export default function NotFound(content: NotFoundPage) {
  return (
    <>
      <PageHead content={content} />
      <MissingPost otherwise={<NotFoundView content={content} />} />
    </>
  )
}

export const getStaticProps = pageProps('notFoundPage')
