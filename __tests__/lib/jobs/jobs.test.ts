/** @jest-environment node */
import type { Job } from '../../../lib/jobs/jobs.ts'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { jobCategoryLabel, locationLabel, locations } from '../../../lib/jobs/options.ts'
import { jobCategories, listedCategories } from '../../../lib/site/jobCategories.ts'

test('the list is the one of the specification', () => {
  expect(
    jobs.map(({ id, title, location, category }) => `${id} ${title} (${location}, ${category})`),
  ).toEqual([
    '12611811 Adult Financial Emergency Assistant Specialist (Clearwater, FL, full-time)',
    '12611812 Customer Service Representative (Miami, FL, full-time)',
    '12611813 Call Center Agent (Orlando, FL, part-time)',
    '12611814 Technical Support Specialist (Tampa, FL, full-time)',
    '12611815 Sales Representative (Jacksonville, FL, full-time)',
    '12611816 Customer Success Manager (Fort Lauderdale, FL, full-time)',
    '12611817 Help Desk Technician (Tallahassee, FL, contract)',
    '12611818 Account Manager (Gainesville, FL, full-time)',
    '12611819 Inside Sales Associate (Pensacola, FL, part-time)',
    '12611820 Data Entry Specialist (Sarasota, FL, temporary)',
    '12611821 Virtual Assistant (Naples, FL, contract)',
    '12611822 Chat Support Agent (West Palm Beach, FL, part-time)',
  ])
})

test('a job’s location text and key are those of one location option', () => {
  for (const { location, locationKey } of jobs) expect(location).toBe(locationLabel(locationKey))
})

test('the location options are those of the specification, in its order', () => {
  expect(locations.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'new-york: New York, NY',
    'los-angeles: Los Angeles, CA',
    'chicago: Chicago, IL',
    'houston: Houston, TX',
    'miami: Miami, FL',
    'atlanta: Atlanta, GA',
    'dallas: Dallas, TX',
    'phoenix: Phoenix, AZ',
    'clearwater: Clearwater, FL',
    'orlando: Orlando, FL',
    'tampa: Tampa, FL',
    'jacksonville: Jacksonville, FL',
    'fort-lauderdale: Fort Lauderdale, FL',
    'tallahassee: Tallahassee, FL',
    'gainesville: Gainesville, FL',
    'pensacola: Pensacola, FL',
    'sarasota: Sarasota, FL',
    'naples: Naples, FL',
    'west-palm-beach: West Palm Beach, FL',
  ])
})

test('the categories on offer are those of jobs, and internship', () => {
  const offered: string[] = jobCategories.map(({ value }) => value)
  const present = new Set<string>(jobs.map(({ category }) => category))
  expect(offered).toEqual(['full-time', 'part-time', 'contract', 'temporary', 'internship'])
  expect(offered.filter((value) => !present.has(value))).toEqual(['internship'])
  expect(new Set(listedCategories.map(({ value }) => value))).toEqual(present)
  expect(jobCategoryLabel('full-time')).toBe('Full-time')
})

test('a job that the search could not find does not compile', () => {
  const base = { id: '1', title: 'T', category: 'contract' } as const
  const fine = { ...base, location: 'Miami, FL', locationKey: 'miami' } as const satisfies Job
  // @ts-expect-error -- no such location
  const unknownLocation: Job = { ...base, location: 'Boise, ID', locationKey: 'boise' }
  // @ts-expect-error -- no such category
  const unknownCategory: Job = { ...fine, category: 'seasonal' }
  // @ts-expect-error -- an id is digits
  const unknownId: Job = { ...fine, id: 'first' }
  expect([fine, unknownLocation, unknownCategory, unknownId]).toHaveLength(4)
})
