import fc from 'fast-check'
import { type Job, jobs } from '../../../lib/jobs/jobs.ts'
import { locations } from '../../../lib/jobs/options.ts'
import { jobCategories } from '../../../lib/site/jobCategories.ts'
import { paginate, type JobCriteria, hasCriteria, searchJobs } from '../../../lib/jobs/search.ts'

const ids = (found: readonly Job[]) => found.map(({ id }) => id)

/**
 * An oracle that shares no code with the search: it removes what each criterion rules out. It
 * looks for the typed text by comparing it with every stretch of the title.
 */
function oracle({ jobtitle: typed = '', location, jobcategory }: JobCriteria): string[] {
  const jobtitle = typed.split(' ').filter(Boolean).join(' ')
  const left = new Map<string, Job>(jobs.map((job) => [job.id, job]))
  for (const job of jobs) {
    const stretches = Array.from({ length: job.title.length + 1 }, (_, start) =>
      job.title.substring(start, start + jobtitle.length),
    )
    if (!stretches.some((stretch) => stretch.toUpperCase() === jobtitle.toUpperCase())) left.delete(job.id)
    if (location !== undefined && location !== job.locationKey) left.delete(job.id)
    if (jobcategory !== undefined && jobcategory !== job.category) left.delete(job.id)
  }
  return [...left.keys()]
}

const partOfATitle = fc
  .tuple(
    fc.constantFrom(...jobs.map(({ title }) => title)),
    fc.nat(46),
    fc.integer({ min: 1, max: 12 }),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([title, start, length, upper]) =>
    [...title.slice(start, start + length)]
      .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
      .join(''),
  )

const criteria: fc.Arbitrary<JobCriteria> = fc.record(
  {
    jobtitle: fc.oneof({ arbitrary: partOfATitle, weight: 4 }, fc.string({ maxLength: 4 })),
    location: fc.constantFrom(...locations.map(({ value }) => value)),
    jobcategory: fc.constantFrom(...jobCategories.map(({ value }) => value)),
  },
  { requiredKeys: [] },
)

test('any search finds what an independent oracle finds, in the list’s order', () => {
  fc.assert(
    fc.property(criteria, (wanted) => {
      expect(ids(searchJobs(jobs, wanted))).toEqual(oracle(wanted))
    }),
    { numRuns: 1000 },
  )
})

test.each<[string, JobCriteria, number]>([
  ['no criteria find every job', {}, 12],
  ['an empty title is ignored', { jobtitle: '' }, 12],
  ['case does not matter', { jobtitle: 'SPECIALIST' }, 3],
  ['text inside a word matches', { jobtitle: 'pport' }, 2],
  ['text over two words matches', { jobtitle: 'center ag' }, 1],
  ['the text is text, not a pattern', { jobtitle: '.*' }, 0],
  ['white space around the text is ignored', { jobtitle: ' \t agent\u00a0' }, 2],
  ['white space is one blank', { jobtitle: 'center \u00a0\n\u3000 agent' }, 1],
  ['invisible signs are ignored', { jobtitle: '\ufeffcen\u00adter\u200b a\u200egent\u2060' }, 1],
  ['accents do not matter', { jobtitle: 'agént' }, 2],
  ['detached accents do not matter either', { jobtitle: 'AGE\u0301NT' }, 2],
  ['full-width letters are letters', { jobtitle: 'ａｇｅｎｔ' }, 2],
  ['the location must be equal', { location: 'tampa' }, 1],
  ['a location without jobs finds none', { location: 'new-york' }, 0],
  ['the category must be equal', { jobcategory: 'part-time' }, 3],
  ['internship finds none', { jobcategory: 'internship' }, 0],
  ['all criteria must match', { jobtitle: 'agent', location: 'orlando', jobcategory: 'part-time' }, 1],
  [
    'one criterion that does not match is enough',
    { jobtitle: 'agent', location: 'orlando', jobcategory: 'contract' },
    0,
  ],
])('%s', (_sentence, wanted, count) => {
  expect(searchJobs(jobs, wanted)).toHaveLength(count)
})

test('a search is active once one criterion is', () => {
  expect(hasCriteria({})).toBe(false)
  expect(hasCriteria({ jobtitle: '' })).toBe(false)
  expect(hasCriteria({ location: 'tampa' })).toBe(true)
})

describe('pages', () => {
  test('hold six results each, the last one the rest', () => {
    expect(paginate(jobs, 1)).toMatchObject({ page: 1, pageCount: 2, items: { length: 6 } })
    expect(paginate(jobs.slice(0, 8), 2)).toMatchObject({ page: 2, pageCount: 2, items: [jobs[6], jobs[7]] })
    expect(paginate(jobs.slice(0, 6), 1)).toMatchObject({ pageCount: 1 })
  })

  test('that do not exist give the nearest one that does', () => {
    expect(paginate(jobs, 99).page).toBe(2)
    for (const page of [0, -3, Number.NaN, -Infinity]) expect(paginate(jobs, page).page).toBe(1)
    expect(paginate(jobs, Infinity).page).toBe(2)
    expect(paginate([], 3)).toEqual({ items: [], page: 1, pageCount: 1 })
  })

  test('together hold every result once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 50 }), (items) => {
        const { pageCount } = paginate(items, 1)
        const pages = Array.from({ length: pageCount }, (_, index) => paginate(items, index + 1).items)
        expect(pages.flat()).toEqual(items)
        expect(pages.every(({ length }) => length <= 6)).toBe(true)
      }),
    )
  })
})
