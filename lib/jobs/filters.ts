import { jobCategories } from '../site/jobCategories.ts'
import { foldText } from '../util/cleanLine.ts'
import { locations, type Job } from './jobs.ts'

type Choice = { value: string; label: string }

type Filter = {
  /** Of the field in the form. */
  label: string
  /** Of the chip above the results. */
  chip: string
  /** The empty choice. */
  any: string
  choices: readonly Choice[]
  /** The value that a job has. */
  of: (job: Job) => string
  /** Of the label on a job's card. */
  icon: 'pin' | 'clock'
}

/**
 * The table of the job search's filters besides the title: form, URL, search and chips derive from
 * it, and what a job's card says. docs/specification.md#job-search.
 */
const filters = {
  location: {
    label: 'Location',
    chip: 'Location',
    any: 'Any location',
    choices: locations,
    of: (job) => job.locationKey,
    icon: 'pin',
  },
  jobcategory: {
    label: 'Job Category',
    chip: 'Category',
    any: 'Any category',
    choices: jobCategories,
    of: (job) => job.category,
    icon: 'clock',
  },
} as const satisfies Record<string, Filter>

type FilterName = keyof typeof filters

/** The rows of the table with their names. */
export const filterRows = Object.entries(filters) as readonly (readonly [FilterName, Filter])[]

/** A visitor's search. An absent criterion is ignored; the others must all match. */
export type JobCriteria = { jobtitle?: string } & {
  [Name in FilterName]?: (typeof filters)[Name]['choices'][number]['value']
}

const plain = (text: string) => foldText(text).replace(/[^\p{L}\d]/gu, '')

/** Finds a choice by its value or label as links spell it: `West+Palm+Beach`, `Tampa, FL 33602`. */
export function findChoice({ choices }: Pick<Filter, 'choices'>, text: string): Choice | undefined {
  const sought = plain(text)
  return (
    choices.find(({ value, label }) => sought === plain(value) || sought === plain(label)) ??
    choices.find(({ label }) => sought.startsWith(plain(label)))
  )
}
