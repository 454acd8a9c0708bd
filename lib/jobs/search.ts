import type { Job } from './jobs.ts'
import type { JobCategory, LocationKey } from './options.ts'

/** What a visitor looks for. A criterion that is absent is ignored; all that are present must match. */
export type JobCriteria = {
  jobtitle?: string
  location?: LocationKey
  jobcategory?: JobCategory
}

/** True once a search is active; an empty text is no criterion. Only then are there chips, a count and a Clear button (spec section 2). */
export function hasCriteria(criteria: JobCriteria): boolean {
  return Object.values(criteria).some(Boolean)
}

/**
 * Spec section 5: the title contains the typed text whatever its case, the location equals the slug, the category equals
 * the value. Keeps the order of `jobs`.
 */
export function searchJobs(jobs: readonly Job[], { jobtitle, location, jobcategory }: JobCriteria): Job[] {
  const typed = jobtitle?.toLowerCase() ?? ''
  return jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(typed) &&
      (!location || job.locationKey === location) &&
      (!jobcategory || job.category === jobcategory),
  )
}
