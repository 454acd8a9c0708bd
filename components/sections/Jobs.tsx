import styled from 'styled-components'
import { jobs } from '#lib/jobs/jobs.ts'
import { jobSearchQuery } from '#lib/jobs/query.ts'
import { paginate, searchJobs } from '#lib/jobs/search.ts'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { jobSearchSectionId, routes } from '#lib/site/pages.ts'
import { Button } from '../ui/Button.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { JobCard, JobList } from '../jobs/JobCard.tsx'

/** The first page of the jobs of a category, and a link to all of them. */
export function Jobs({ section: { heading, text, category, linkLabel }, frame }: SectionProps<'jobs'>) {
  const criteria = category ? { jobcategory: category } : {}
  const { items } = paginate(searchJobs(jobs, criteria), 1)
  if (items.length === 0) return null
  const query = new URLSearchParams(jobSearchQuery({ criteria, page: 1 }))
  return (
    <Section background={frame?.background} frame={frame}>
      {/* The cards have headings of the third level. */}
      <SectionHeader title={heading || 'Open positions'} text={text} layout="split" />
      <JobList>
        {items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </JobList>
      {linkLabel && (
        <More>
          <Button variant="line" href={`${routes.jobSeeker}?${query}#${jobSearchSectionId}`}>
            {linkLabel}
          </Button>
        </More>
      )}
    </Section>
  )
}

const More = styled.div`
  display: flex;
  margin-top: clamp(2rem, 4vw, 3.5rem);
`
