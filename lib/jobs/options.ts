import type { jobCategories } from '../site/jobCategories.ts'

/** Where jobs are: the choices of a filter of the job search. docs/specification.md#job-list. */
export const locations = [
  { value: 'new-york', label: 'New York, NY' },
  { value: 'los-angeles', label: 'Los Angeles, CA' },
  { value: 'chicago', label: 'Chicago, IL' },
  { value: 'houston', label: 'Houston, TX' },
  { value: 'miami', label: 'Miami, FL' },
  { value: 'atlanta', label: 'Atlanta, GA' },
  { value: 'dallas', label: 'Dallas, TX' },
  { value: 'phoenix', label: 'Phoenix, AZ' },
  { value: 'clearwater', label: 'Clearwater, FL' },
  { value: 'orlando', label: 'Orlando, FL' },
  { value: 'tampa', label: 'Tampa, FL' },
  { value: 'jacksonville', label: 'Jacksonville, FL' },
  { value: 'fort-lauderdale', label: 'Fort Lauderdale, FL' },
  { value: 'tallahassee', label: 'Tallahassee, FL' },
  { value: 'gainesville', label: 'Gainesville, FL' },
  { value: 'pensacola', label: 'Pensacola, FL' },
  { value: 'sarasota', label: 'Sarasota, FL' },
  { value: 'naples', label: 'Naples, FL' },
  { value: 'west-palm-beach', label: 'West Palm Beach, FL' },
] as const

/** A city in a search or URL, such as `fort-lauderdale`. */
export type LocationKey = (typeof locations)[number]['value']

/** A category in a search or URL, such as `full-time`. */
export type JobCategory = (typeof jobCategories)[number]['value']
