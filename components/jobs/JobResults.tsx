import type { Ref } from 'react'
import styled from 'styled-components'
import type { JobSearch } from '../../lib/jobs/address.ts'
import { jobs } from '../../lib/jobs/jobs.ts'
import { paginate } from '../../lib/jobs/paginate.ts'
import { hasCriteria, searchJobs } from '../../lib/jobs/search.ts'
import { up } from '../../styles/media.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { early } from './EarlySearch.tsx'
import { JobCard } from './JobCard.tsx'
import { SearchChips } from './SearchChips.tsx'
import { announcement } from './announcement.ts'

type Props = {
  ref: Ref<HTMLElement>
  /** Of the whole list, for screen readers: the design shows a heading only for a search. The jobs' headings need one above them. */
  heading: string | null
  search: JobSearch
  /** False until the address has been read: then every job is here, and the style hides what is not on the first page. */
  known: boolean
  onPage: (page: number) => void
}

const headingId = 'job-results-heading'

/** What a search found, six on a page, or every job without one. Spec sections 2, 4 and 9. */
export function JobResults({ ref, heading, search, known, onPage }: Props) {
  const found = searchJobs(jobs, search.criteria)
  const { items, page, pageCount } = paginate(found, search.page)
  const searched = hasCriteria(search.criteria)
  const title = searched ? 'Search Results' : heading || 'Open positions'
  return (
    <Results ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <Wrap>
        {searched ? (
          <Header>
            <h2 id={headingId}>
              {title} <span>({found.length} jobs found)</span>
            </h2>
            <SearchChips criteria={search.criteria} />
          </Header>
        ) : (
          <h2 id={headingId} className="visually-hidden">
            {title}
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
        <Pages data-early={!known || undefined}>
          <Pagination page={page} pageCount={pageCount} label="Results pages" onChoose={onPage} />
        </Pages>
        <p className="visually-hidden" role="status">
          {announcement(search.criteria, found.length, page, pageCount)}
        </p>
      </Wrap>
    </Results>
  )
}

const Results = styled(Section)`
  /* Scrolling here shows the heading below the bar, not the air above it. */
  scroll-margin-top: calc(2rem - var(--section));

  ${early.search} {
    visibility: hidden;
  }
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);

  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
  }
  h2 span {
    color: var(--text-muted);
    font: 500 var(--fs-lead) / 1.2 var(--body);
    letter-spacing: 0;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  ${early.list} > [data-later] {
    display: none;
  }

  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${up.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Pages = styled.div`
  margin-top: clamp(2rem, 4vw, 3.5rem);

  &:empty,
  &[data-early] {
    display: none;
  }

  ${early.list}[data-early] {
    display: block;
  }
`
