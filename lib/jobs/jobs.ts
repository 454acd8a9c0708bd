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

/** An opening. The table of filters has its location and category as visitors read them. */
export type Job = {
  id: `${number}`
  title: string
  locationKey: (typeof locations)[number]['value']
  category: (typeof jobCategories)[number]['value']
}

/**
 * The openings. docs/specification.md#job-list. The tests of jobs and of the search form know them
 * by name.
 */
export const jobs: readonly Job[] = [
  {
    id: '12611811',
    title: 'Adult Financial Emergency Assistant Specialist',
    locationKey: 'clearwater',
    category: 'full-time',
  },
  { id: '12611812', title: 'Customer Service Representative', locationKey: 'miami', category: 'full-time' },
  { id: '12611813', title: 'Call Center Agent', locationKey: 'orlando', category: 'part-time' },
  { id: '12611814', title: 'Technical Support Specialist', locationKey: 'tampa', category: 'full-time' },
  { id: '12611815', title: 'Sales Representative', locationKey: 'jacksonville', category: 'full-time' },
  {
    id: '12611816',
    title: 'Customer Success Manager',
    locationKey: 'fort-lauderdale',
    category: 'full-time',
  },
  { id: '12611817', title: 'Help Desk Technician', locationKey: 'tallahassee', category: 'contract' },
  { id: '12611818', title: 'Account Manager', locationKey: 'gainesville', category: 'full-time' },
  { id: '12611819', title: 'Inside Sales Associate', locationKey: 'pensacola', category: 'part-time' },
  { id: '12611820', title: 'Data Entry Specialist', locationKey: 'sarasota', category: 'temporary' },
  { id: '12611821', title: 'Virtual Assistant', locationKey: 'naples', category: 'contract' },
  { id: '12611822', title: 'Chat Support Agent', locationKey: 'west-palm-beach', category: 'part-time' },
]
