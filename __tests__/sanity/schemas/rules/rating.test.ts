import { checkRating, inOneLine, starsOf } from '../../../../sanity/schemas/rules/rating.ts'

test.each([
  [4, '4 stars'],
  [4.5, '4½ stars'],
  [5, '5 stars'],
  [3, 'No stars yet'],
  [undefined, 'No stars yet'],
])('a rating of %s reads "%s" in list and form', (rating, words) => {
  expect(starsOf(rating)).toBe(words)
  expect(checkRating(rating) === true).toBe(words !== 'No stars yet')
})

test.each([
  [5, 'They found us six agents.', '5 stars: They found us six agents.'],
  [5, undefined, '5 stars'],
  [undefined, '', 'No stars yet'],
])('a review of %s stars saying %j reads %j in the list', (rating, quote, words) =>
  expect(inOneLine(rating, quote)).toBe(words),
)
