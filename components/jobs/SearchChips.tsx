import styled from 'styled-components'
import { jobCategoryLabel, locationLabel } from '../../lib/jobs/options.ts'
import type { JobCriteria } from '../../lib/jobs/search.ts'
import { Chip } from '../ui/Chip.tsx'

/** What was searched for. Nothing without a search. */
export function SearchChips({ criteria: { jobtitle, location, jobcategory } }: { criteria: JobCriteria }) {
  const chips = [
    jobtitle && { label: 'Title', value: jobtitle },
    location && { label: 'Location', value: locationLabel(location) },
    jobcategory && { label: 'Category', value: jobCategoryLabel(jobcategory) },
  ].filter((chip) => chip !== undefined && chip !== '')
  if (chips.length === 0) return null
  return (
    <Row aria-label="Searched for">
      {chips.map(({ label, value }) => (
        <li key={label}>
          <Chip label={label} value={value} />
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-width: 0;

  li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`
