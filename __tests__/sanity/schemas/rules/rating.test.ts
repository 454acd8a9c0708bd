import { inOneLine } from '../../../../sanity/schemas/rules/rating.ts'

test.each([
  [4, 'Patient.', '4 stars: Patient.'],
  [4.5, 'Patient.', '4½ stars: Patient.'],
  [5, undefined, '5 stars'],
  [undefined, '', 'No stars yet'],
])('a review of %s stars saying %j reads %j in the list', (rating, quote, words) =>
  expect(inOneLine(rating, quote)).toBe(words),
)
