import type { JobCategory, LocationKey } from './options.ts'

/** An opening. The table of filters has its location and category as visitors read them. */
export type Job = { id: `${number}`; title: string; locationKey: LocationKey; category: JobCategory }

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
