import { jobSearchSectionId } from '../../lib/routes.ts'
import type { JobSearchPage } from '../../lib/sanity/pages.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'

/** /job-seeker and /search-all-jobs, one page at two addresses. Spec section 2, Job search. */
export function JobsView({ content }: { content: JobSearchPage }) {
  const { page } = content
  return (
    <>
      <PageHero hero={page.hero} ground="blue" pad />
      <Section id={jobSearchSectionId}>
        <Wrap>{page.finderHeading && <h2>{page.finderHeading}</h2>}</Wrap>
      </Section>
    </>
  )
}
