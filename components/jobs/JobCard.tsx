import { useId } from 'react'
import styled from 'styled-components'
import type { Job } from '#lib/jobs/jobs.ts'
import { jobCategoryLabel } from '#lib/jobs/options.ts'
import { grid } from '#styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Heading } from '../ui/Heading.tsx'

/** One opening. docs/specification.md#job-search. */
export function JobCard({ job }: { job: Job }) {
  // A landing page may show a job twice.
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <p className="id">{`Job ID ${job.id}`}</p>
      <Heading level="h3" id={titleId} text={job.title} />
      <ul>
        <li>
          <Icon name="pin" />
          <span>{job.location}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{jobCategoryLabel(job.category)}</span>
        </li>
      </ul>
      {/* It stores nothing and sends no application. */}
      <Button
        size="sm"
        aria-describedby={titleId}
        onClick={() => console.info(`[jobs] Apply Now: ${job.id} ${job.title}`)}
      >
        Apply Now
      </Button>
    </Card>
  )
}

/** A list of openings, each an item with a card. */
export const JobList = styled.ul`
  ${grid({ sm: 2, lg: 3 })}
  gap: var(--gap);
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 1.5rem 1.6rem 1.6rem;
  border: 2px solid var(--line);
  border-radius: var(--r-speech);
  background: #fff;

  .id {
    color: var(--text-muted);
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin-block: 0.5rem 1.1rem;
    font-size: 1.5rem;
  }
  ul {
    display: grid;
    gap: 0.45rem;
    margin-bottom: 1.6rem;
    font-weight: 500;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  svg {
    color: var(--signal);
  }
  button {
    align-self: flex-start;
    margin-top: auto;
  }
`
