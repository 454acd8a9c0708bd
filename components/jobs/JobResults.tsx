import type { Ref } from 'react'
import styled from 'styled-components'
import type { JobSearch } from '#lib/jobs/query.ts'
import { jobs } from '#lib/jobs/jobs.ts'
import { hasCriteria, paginate, searchJobs } from '#lib/jobs/search.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { filterRows, findChoice, type JobCriteria } from '#lib/jobs/filters.ts'
import { JobCard, JobList } from './JobCard.tsx'

type Props = {
  ref: Ref<HTMLElement>
  /** Of the whole list, for screen readers. */
  heading: string | null
  search: JobSearch
  /** Before, every job is in the HTML; the style hides those after the first page. */
  known: boolean
  onPage: (page: number) => void
}

const headingId = 'job-results-heading'

/** The results of a search, or every job; six on a page. docs/specification.md#job-search. */
export function JobResults({ ref, heading, search, known, onPage }: Props) {
  const found = searchJobs(jobs, search.criteria)
  const { items, page, pageCount } = paginate(found, search.page)
  const searched = hasCriteria(search.criteria)
  return (
    <Results ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      {searched ? (
        <Header>
          <Title id={headingId}>
            Search Results <Count>{`(${found.length} jobs found)`}</Count>
          </Title>
          <Chips aria-label="Searched for">
            {labelled(search.criteria).map(({ label, value }) => (
              <Chip key={label}>
                <Name>{label}</Name> <span>{value}</span>
              </Chip>
            ))}
          </Chips>
        </Header>
      ) : (
        <h2 id={headingId} className="visually-hidden">
          {heading || 'Open positions'}
        </h2>
      )}
      {found.length === 0 ? (
        <StateCard
          kind="empty"
          heading="No jobs found"
          headingLevel="h3"
          text="Try adjusting your search criteria to find more opportunities."
        />
      ) : (
        <List>
          {(known ? items : found).map((job) => (
            <li key={job.id} data-later={!items.includes(job) || undefined}>
              <JobCard job={job} />
            </li>
          ))}
        </List>
      )}
      {pageCount > 1 && (
        <Pages data-scripted>
          <Pagination page={page} pageCount={pageCount} label="Results pages" onChoose={onPage} />
        </Pages>
      )}
      <p className="visually-hidden" role="status">
        {announcement(search.criteria, found.length, page, pageCount)}
      </p>
    </Results>
  )
}

const labelled = (criteria: JobCriteria) =>
  [
    { label: 'Title', value: criteria.jobtitle },
    ...filterRows.map(([name, row]) => ({
      label: row.chip,
      value: findChoice(row, criteria[name] ?? '')?.label,
    })),
  ].filter(({ value }) => value)

/** For the live region. It names the search, because browsers skip an unchanged text. */
function announcement(criteria: JobCriteria, count: number, page: number, pageCount: number): string {
  const { jobtitle, ...filtered } = criteria
  const sought = [jobtitle && `“${jobtitle}”`, ...labelled(filtered).map(({ value }) => value)].filter(
    Boolean,
  )
  const found = count === 0 ? 'No jobs found' : count === 1 ? '1 job found' : `${count} jobs found`
  const forWhat = sought.length > 0 ? ` for ${sought.join(', ')}` : ''
  const where = page > 1 ? `, page ${page} of ${pageCount}` : ''
  return `${found}${forWhat}${where}`
}

const Results = styled(Section)`
  /* Without the padding above the heading. */
  scroll-margin-top: calc(2rem - var(--section));
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
`

const Title = styled.h2`
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
`

const Count = styled.span`
  color: var(--text-muted);
  font: 500 var(--fs-lead) / 1.2 var(--body);
  letter-spacing: 0;
`

const List = styled(JobList)`
  > [data-later] {
    display: none;
  }
`

const Pages = styled.div`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-width: 0;
`

const Chip = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 0.5rem;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0.25rem 0.95rem;
  border-radius: 1.125rem;
  background: var(--sky);
  font-size: var(--fs-small);
  font-weight: 600;
`

const Name = styled.span`
  font-weight: 400;
`
