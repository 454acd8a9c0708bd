/**
 * The kinds of jobs, as the job search, its URL and landing pages name them.
 * docs/specification.md#job-list.
 */

/** Those of the jobs on the list. */
export const listedCategories = [
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract' },
  { value: 'temporary', label: 'Temporary' },
] as const

/** The search also offers internship, although no job on the list is one. */
export const jobCategories = [...listedCategories, { value: 'internship', label: 'Internship' }] as const
