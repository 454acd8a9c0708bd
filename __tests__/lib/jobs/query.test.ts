import fc from 'fast-check'
import { jobSearchQuery, readCriteria, readJobSearch } from '#lib/jobs/query.ts'
import { filterRows, findChoice } from '#lib/jobs/filters.ts'

const none = { criteria: {}, page: 1 }

test.each<[string, Record<string, unknown>]>([
  ['empty values', { jobtitle: '', location: '', jobcategory: '', page: '' }],
  ['a title of invisible signs', { jobtitle: '\u200b\ufeff\u00ad\u3164' }],
  ['an unknown location', { location: 'atlantis' }],
  ['a location that begins like another', { location: 'Miami Beach' }],
  ['the name of an object’s own member', { location: 'constructor', jobcategory: '__proto__' }],
  ['page 0', { page: '0' }],
  ['values that are no text', { jobtitle: 5, location: null, jobcategory: { a: 1 }, page: 2 }],
])('%s is ignored', (_name, query) => {
  expect(readJobSearch(query)).toEqual(none)
})

test.each([
  [{ location: 'Tampa' }, { location: 'tampa' }],
  [{ location: 'Tampa, FL 33602, USA' }, { location: 'tampa' }],
  [{ jobcategory: 'Full-Time' }, { jobcategory: 'full-time' }],
  [{ jobcategory: 'CONTRACTOR' }, { jobcategory: 'contract' }],
])('%j is read as the choice that it means', (query, criteria) => {
  expect(readJobSearch(query)).toEqual({ criteria, page: 1 })
})

test('a choice that begins like another is found', () => {
  const choices = ['Senior', 'Senior lead'].map((label) => ({ value: label.toLowerCase(), label }))
  expect(findChoice({ choices }, 'senior-lead')?.value).toBe('senior lead')
  expect(findChoice({ choices }, 'Senior agent')?.value).toBe('senior')
})

test('a name that appears twice counts once', () => {
  expect(readJobSearch({ jobtitle: ['a', 'b'], page: ['2', '3'] })).toEqual({
    criteria: { jobtitle: 'a' },
    page: 2,
  })
})

test('a title is cut at 100 characters, without what nobody sees', () => {
  expect(readCriteria({ jobtitle: ' \u200b center\u00a0\u00a0agent\t' })).toEqual({
    jobtitle: 'center agent',
  })
  expect(readCriteria({ jobtitle: 'x'.repeat(5_000) }).jobtitle).toHaveLength(100)
  expect(readCriteria({ jobtitle: 'a\u0000b\ud800' })).toEqual({ jobtitle: 'a b' })
})

const search = fc.record({
  criteria: fc.record(
    {
      jobtitle: fc.stringMatching(/^(?:[a-z&=+%#?éñ]{1,6} ){0,3}[a-z]$/),
      ...Object.fromEntries(
        filterRows.map(([name, { choices }]) => [
          name,
          fc.constantFrom(...choices.map(({ value }) => value)),
        ]),
      ),
    },
    { requiredKeys: [] },
  ),
  page: fc.integer({ min: 1, max: 9_999 }),
})

test('a search is read from its URL as it was written', () => {
  fc.assert(
    fc.property(search, (wanted) => {
      const written = new URLSearchParams(jobSearchQuery(wanted)).toString()
      expect(readJobSearch(Object.fromEntries(new URLSearchParams(written)))).toEqual(wanted)
    }),
  )
})
