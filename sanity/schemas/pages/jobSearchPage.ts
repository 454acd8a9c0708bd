import { SearchIcon } from '@sanity/icons/Search'
import { line } from '../fields.ts'
import { definePage } from './common.ts'

/** /job-seeker and /search-all-jobs, which are one page. docs/specification.md#job-search. */
export const jobSearchPage = definePage({
  name: 'jobSearchPage',
  title: 'Job search',
  icon: SearchIcon,
  fields: [
    line({ name: 'finderHeading', title: 'Heading of the search form' }),
    line({
      name: 'resultsHeading',
      title: 'Heading above all jobs',
      description:
        'Read out by screen readers until somebody searches. Then the number of jobs found takes its place.',
    }),
  ],
})
