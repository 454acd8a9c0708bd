import { jobs } from '#lib/jobs/jobs.ts'
import type { JobCriteria } from '#lib/jobs/filters.ts'
import { paginate, searchJobs } from '#lib/jobs/search.ts'
import { listedCategories } from '#lib/site/jobCategories.ts'

test.each<[string, JobCriteria, number]>([
  ['no criteria find every job', {}, 12],
  ['an empty title is ignored', { jobtitle: '' }, 12],
  ['case does not matter', { jobtitle: 'SPECIALIST' }, 3],
  ['text over two words matches', { jobtitle: 'center ag' }, 1],
  ['the text is text, not a pattern', { jobtitle: '.*' }, 0],
  ['white space around the text is ignored', { jobtitle: ' \t agent\u00a0' }, 2],
  ['invisible signs are ignored', { jobtitle: '\ufeffcen\u00adter\u200b a\u200egent\u2060' }, 1],
  ['accents do not matter', { jobtitle: 'agént' }, 2],
  ['full-width letters are letters', { jobtitle: 'ａｇｅｎｔ' }, 2],
  ['the location must be equal', { location: 'tampa' }, 1],
  ['the category must be equal', { jobcategory: 'part-time' }, 3],
  ['internship finds none', { jobcategory: 'internship' }, 0],
  ['all criteria must match', { jobtitle: 'agent', location: 'orlando', jobcategory: 'part-time' }, 1],
])('%s', (_sentence, wanted, count) => {
  expect(searchJobs(jobs, wanted)).toHaveLength(count)
})

test('landing pages choose among the categories of jobs', () => {
  const listed = new Set<string>(listedCategories.map(({ value }) => value))
  expect(listed).toEqual(new Set(jobs.map(({ category }) => category)))
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
})
