import type { JobCategory, LocationKey, locations } from './options.ts'

/** The location option with this key; its label is the job's location text. */
type LabelOf<Key extends LocationKey> = Extract<(typeof locations)[number], { value: Key }>['label']

/** A job whose key and location text name the same place. */
export type Job = {
  [Key in LocationKey]: {
    id: `${number}`
    title: string
    location: LabelOf<Key>
    locationKey: Key
    category: JobCategory
  }
}[LocationKey]

/**
 * The openings: a fixed list, as spec section 3 has it. To add one, add an entry; a location or category that the search
 * form does not offer, or a location text that does not match its key, will not compile. The tests of jobs and of
 * the search form know the twelve by name, and change with the list.
 */
export const jobs = [
  {
    id: '12611811',
    title: 'Adult Financial Emergency Assistant Specialist',
    location: 'Clearwater, FL',
    locationKey: 'clearwater',
    category: 'full-time',
  },
  {
    id: '12611812',
    title: 'Customer Service Representative',
    location: 'Miami, FL',
    locationKey: 'miami',
    category: 'full-time',
  },
  {
    id: '12611813',
    title: 'Call Center Agent',
    location: 'Orlando, FL',
    locationKey: 'orlando',
    category: 'part-time',
  },
  {
    id: '12611814',
    title: 'Technical Support Specialist',
    location: 'Tampa, FL',
    locationKey: 'tampa',
    category: 'full-time',
  },
  {
    id: '12611815',
    title: 'Sales Representative',
    location: 'Jacksonville, FL',
    locationKey: 'jacksonville',
    category: 'full-time',
  },
  {
    id: '12611816',
    title: 'Customer Success Manager',
    location: 'Fort Lauderdale, FL',
    locationKey: 'fort-lauderdale',
    category: 'full-time',
  },
  {
    id: '12611817',
    title: 'Help Desk Technician',
    location: 'Tallahassee, FL',
    locationKey: 'tallahassee',
    category: 'contract',
  },
  {
    id: '12611818',
    title: 'Account Manager',
    location: 'Gainesville, FL',
    locationKey: 'gainesville',
    category: 'full-time',
  },
  {
    id: '12611819',
    title: 'Inside Sales Associate',
    location: 'Pensacola, FL',
    locationKey: 'pensacola',
    category: 'part-time',
  },
  {
    id: '12611820',
    title: 'Data Entry Specialist',
    location: 'Sarasota, FL',
    locationKey: 'sarasota',
    category: 'temporary',
  },
  {
    id: '12611821',
    title: 'Virtual Assistant',
    location: 'Naples, FL',
    locationKey: 'naples',
    category: 'contract',
  },
  {
    id: '12611822',
    title: 'Chat Support Agent',
    location: 'West Palm Beach, FL',
    locationKey: 'west-palm-beach',
    category: 'part-time',
  },
] as const satisfies readonly Job[]
