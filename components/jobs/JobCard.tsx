import { useId } from 'react'
import styled from 'styled-components'
import { filterRows } from '#lib/jobs/filters.ts'
import type { Job } from '#lib/jobs/jobs.ts'
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
      <Id>{`Job ID ${job.id}`}</Id>
      <Title level="h3" id={titleId} text={job.title} />
      <Facts>
        {filterRows.map(([name, row]) => (
          <Fact key={name}>
            <Icon name={row.icon} />
            <span>{row.choices.find(({ value }) => value === row.of(job))?.label}</span>
          </Fact>
        ))}
      </Facts>
      {/* It stores nothing and sends no application. */}
      <Apply
        size="sm"
        aria-describedby={titleId}
        onClick={() => console.info(`[jobs] Apply Now: ${job.id} ${job.title}`)}
      >
        Apply Now
      </Apply>
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
`

const Id = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums;
`

const Title = styled(Heading)`
  margin-block: 0.5rem 1.1rem;
  font-size: 1.5rem;
`

const Facts = styled.ul`
  display: grid;
  gap: 0.45rem;
  margin-bottom: 1.6rem;
  font-weight: 500;
`

const Fact = styled.li`
  display: flex;
  align-items: center;
  gap: 0.6rem;

  svg {
    color: var(--signal);
  }
`

const Apply = styled(Button)`
  align-self: flex-start;
  margin-top: auto;
`
