import { cleanLine } from '../util/cleanLine.ts'
import { filterRows, findChoice, type JobCriteria } from './filters.ts'

/** A search as its URL holds it: `?jobtitle=`, a parameter for each filter, `&page=`. `page` starts at 1. */
export type JobSearch = { criteria: JobCriteria; page: number }

type LooseFields = Readonly<Record<string, unknown>>

/** Longer text is dropped. */
const maxTitleLength = 100

/** Reads criteria from form values or a query; what is empty or unknown is ignored. */
export function readCriteria(fields: LooseFields): JobCriteria {
  const jobtitle = readTitle(firstText(fields.jobtitle))
  const chosen = filterRows.map(([name, row]) => [name, findChoice(row, firstText(fields[name]))?.value])
  return Object.fromEntries([['jobtitle', jobtitle], ...chosen].filter(([, value]) => value))
}

/** Reads a search from a query. Nonsense is ignored, never an error. */
export function readJobSearch(query: LooseFields): JobSearch {
  return { criteria: readCriteria(query), page: readPage(firstText(query.page)) }
}

/** The query of a search, without empty values and page 1: one URL per search. */
export function jobSearchQuery({ criteria, page }: JobSearch): Record<string, string> {
  return { ...readCriteria(criteria), ...(page > 1 && { page: String(page) }) }
}

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

/** Cleaned again: the cut may leave a blank or half a character. */
const readTitle = (text: string): string => cleanLine(cleanLine(text).slice(0, maxTitleLength))

function readPage(text: string): number {
  return /^\d{1,4}$/.test(text) ? Math.max(Number(text), 1) : 1
}
