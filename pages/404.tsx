import type { GetStaticProps } from 'next'
import { MissingPost } from '../components/blog/MissingPost.tsx'
import { PageHead } from '../components/layout/PageHead.tsx'
import { NotFoundView } from '../components/not-found/NotFoundView.tsx'
import { routes } from '../lib/routes.ts'
import { getNotFoundPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { NotFoundPage } from '../lib/sanity/pages.ts'

export default function NotFound(content: NotFoundPage) {
  return (
    <>
      <PageHead content={content} />
      <MissingPost otherwise={<NotFoundView content={content} />} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getNotFoundPage(routes.notFound, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<NotFoundPage>
