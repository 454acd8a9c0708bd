import { jobCategoryLabel, locationLabel } from '../../lib/jobs/options.ts'
import type { JobCriteria } from '../../lib/jobs/search.ts'

/**
 * What a screen reader hears when the results change, in one sentence. It names the search, because two searches that find
 * equally many would otherwise sound, and to the browser be, the same: nothing would be said.
 */
export function announcement(criteria: JobCriteria, count: number, page: number, pageCount: number): string {
  const { jobtitle, location, jobcategory } = criteria
  const sought = [
    jobtitle && `“${jobtitle}”`,
    location && locationLabel(location),
    jobcategory && jobCategoryLabel(jobcategory),
  ].filter(Boolean)
  const found = count === 0 ? 'No jobs found' : count === 1 ? '1 job found' : `${count} jobs found`
  const forWhat = sought.length > 0 ? ` for ${sought.join(', ')}` : ''
  const where = page > 1 ? `, page ${page} of ${pageCount}` : ''
  return `${found}${forWhat}${where}`
}
