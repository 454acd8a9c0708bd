import { PageHead } from '../components/seo/PageHead.tsx'
import { CaseStudiesView } from '../components/case-studies/CaseStudiesView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { CaseStudiesPage } from '../lib/sanity/page/pageTypes.ts'

export default function CaseStudies(content: CaseStudiesPage) {
  return (
    <>
      <PageHead content={content} path={routes.caseStudies} />
      <CaseStudiesView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('caseStudiesPage')
