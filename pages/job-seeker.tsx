import { PageHead } from '../components/seo/PageHead.tsx'
import { JobsView } from '../components/jobs/JobsView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { JobSearchPage } from '../lib/sanity/page/pageTypes.ts'

export default function JobSeeker(content: JobSearchPage) {
  return (
    <>
      <PageHead content={content} path={routes.jobSeeker} />
      <JobsView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('jobSearchPage')
