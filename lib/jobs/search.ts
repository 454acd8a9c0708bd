import { foldText } from '../util/cleanLine.ts'
import { filterRows, type JobCriteria } from './filters.ts'
import type { Job } from './jobs.ts'

/**
 * True for an active search, which has chips, a count and a Clear button
 * (docs/specification.md#job-search).
 */
export function hasCriteria(criteria: JobCriteria): boolean {
  return Object.values(criteria).some(Boolean)
}

/**
 * Jobs that match all criteria, in order. docs/specification.md#job-search; white space and accents
 * do not matter either.
 */
export function searchJobs(jobs: readonly Job[], criteria: JobCriteria): Job[] {
  const typed = foldText(criteria.jobtitle ?? '')
  return jobs.filter(
    (job) =>
      foldText(job.title).includes(typed) &&
      filterRows.every(([name, { of }]) => !criteria[name] || criteria[name] === of(job)),
  )
}

/** docs/specification.md#job-search. */
const jobsPerPage = 6

export type Page<Item> = {
  items: Item[]
  /** From 1. */
  page: number
  /** At least 1. */
  pageCount: number
}

/** The items of a page, counted from 1. A number beyond the list gives the nearest page. */
export function paginate<Item>(items: readonly Item[], page: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / jobsPerPage))
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  return { items: items.slice((shown - 1) * jobsPerPage, shown * jobsPerPage), page: shown, pageCount }
}
