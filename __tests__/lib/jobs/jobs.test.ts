import { jobs } from '#lib/jobs/jobs.ts'
import { jobCategoryLabel } from '#lib/jobs/options.ts'
import { jobCategories, listedCategories } from '#lib/site/jobCategories.ts'

test('the categories on offer are those of jobs, and internship', () => {
  const offered: string[] = jobCategories.map(({ value }) => value)
  const present = new Set<string>(jobs.map(({ category }) => category))
  expect(offered).toEqual(['full-time', 'part-time', 'contract', 'temporary', 'internship'])
  expect(offered.filter((value) => !present.has(value))).toEqual(['internship'])
  expect(new Set(listedCategories.map(({ value }) => value))).toEqual(present)
  expect(jobCategoryLabel('full-time')).toBe('Full-time')
})
