import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { CaseStudiesView } from '../components/case-studies/CaseStudiesView.tsx'
import { routes } from '../lib/routes.ts'
import { getCaseStudiesPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { CaseStudiesPage } from '../lib/sanity/pages.ts'

export default function CaseStudies(content: CaseStudiesPage) {
  return (
    <>
      <PageHead content={content} path={routes.caseStudies} />
      <CaseStudiesView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getCaseStudiesPage(routes.caseStudies, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<CaseStudiesPage>
