import type { GetStaticProps } from 'next'
import { PageHead } from '../components/seo/PageHead.tsx'
import { JobsView } from '../components/jobs/JobsView.tsx'
import { routes } from '../lib/site/pages.ts'
import { getPage } from '../lib/sanity/content/getPage.server.ts'
import { staticPage } from '../lib/sanity/content/staticPage.server.ts'
import type { JobSearchPage } from '../lib/sanity/content/pageTypes.ts'

export default function JobSeeker(content: JobSearchPage) {
  return (
    <>
      <PageHead content={content} path={routes.jobSeeker} />
      <JobsView content={content} />
    </>
  )
}

export const getStaticProps = ((context) =>
  staticPage(async () => ({
    props: await getPage('jobSearchPage', context),
  }))) satisfies GetStaticProps<JobSearchPage>
