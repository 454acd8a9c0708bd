import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { JobsView } from '../components/jobs/JobsView.tsx'
import { routes } from '../lib/routes.ts'
import { getJobSearchPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { JobSearchPage } from '../lib/sanity/pages.ts'

export default function JobSeeker(content: JobSearchPage) {
  return (
    <>
      <PageHead content={content} path={routes.jobSeeker} />
      <JobsView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getJobSearchPage(routes.jobSeeker, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<JobSearchPage>
