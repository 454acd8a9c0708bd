import { announcement } from '../../../components/jobs/JobResults.tsx'

test.each([
  [{}, 12, 1, 2, '12 jobs found'],
  [{}, 12, 2, 2, '12 jobs found, page 2 of 2'],
  [{ jobtitle: 'chat' }, 1, 1, 1, '1 job found for “chat”'],
  [{ location: 'tampa' }, 0, 1, 1, 'No jobs found for Tampa, FL'],
  [
    { jobtitle: 's', location: 'miami', jobcategory: 'full-time' },
    7,
    2,
    2,
    '7 jobs found for “s”, Miami, FL, Full-time, page 2 of 2',
  ],
] as const)('%j finding %i, page %i of %i, is announced as “%s”', (criteria, count, page, of, told) => {
  expect(announcement(criteria, count, page, of)).toBe(told)
})
