import { isJobCategory, isLocationKey } from './options.ts'
import type { JobCriteria } from './search.ts'

/** A search as the address holds it: `?jobtitle=&location=&jobcategory=&page=`. `page` counts from 1. */
export type JobSearch = { criteria: JobCriteria; page: number }

/** What a router or a form hands over: nothing about it is certain. */
type LooseFields = Readonly<Record<string, unknown>>

/** Longer than any job title by far; the rest of a longer text is dropped. */
const longestTitle = 100

/** Reads criteria from form values or a query; what is empty, unknown or no text is ignored. */
export function readCriteria(fields: LooseFields): JobCriteria {
  const jobtitle = readTitle(firstText(fields.jobtitle))
  const location = firstText(fields.location)
  const jobcategory = firstText(fields.jobcategory)
  return {
    ...(jobtitle && { jobtitle }),
    ...(isLocationKey(location) && { location }),
    ...(isJobCategory(jobcategory) && { jobcategory }),
  }
}

/** Reads a search from the address. Nonsense is ignored, never an error. */
export function readJobSearch(query: LooseFields): JobSearch {
  return { criteria: readCriteria(query), page: readPage(firstText(query.page)) }
}

/** The query of a search, without what is empty and without page 1, so that each search has one address. */
export function jobSearchQuery({ criteria, page }: JobSearch): Record<string, string> {
  const { jobtitle, location, jobcategory } = readCriteria(criteria)
  return {
    ...(jobtitle && { jobtitle }),
    ...(location && { location }),
    ...(jobcategory && { jobcategory }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** A name that appears several times in an address counts once, as it does in a form. */
function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

/** What was typed, spaces included; only text that is nothing but white space counts as empty. */
function readTitle(text: string): string {
  const readable = text
    .slice(0, longestTitle)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '')
  return readable.trim() === '' ? '' : readable
}

function readPage(text: string): number {
  // More digits are nonsense in any list of ours.
  return /^\d{1,4}$/.test(text) ? Math.max(Number(text), 1) : 1
}
