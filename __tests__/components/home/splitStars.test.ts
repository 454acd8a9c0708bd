import fc from 'fast-check'
import { capRating, maxStars, splitStars } from '../../../components/home/ReviewSlide.tsx'

test.each([
  [5, ['full', 'full', 'full', 'full', 'full']],
  [4.5, ['full', 'full', 'full', 'full', 'half']],
  [4, ['full', 'full', 'full', 'full', 'empty']],
  [0, ['empty', 'empty', 'empty', 'empty', 'empty']],
  [9, ['full', 'full', 'full', 'full', 'full']],
])('a rating of %d', (rating, stars) => {
  expect(splitStars(rating)).toEqual(stars)
})

test('any rating has five stars: filled, at most one half, then empty', () => {
  fc.assert(
    fc.property(fc.double(), (rating) => {
      const stars = splitStars(rating)
      const capped = capRating(rating)
      expect(stars).toHaveLength(maxStars)
      expect(stars.filter((star) => star === 'full')).toHaveLength(Math.floor(capped))
      expect(stars.filter((star) => star === 'half')).toHaveLength(Number.isInteger(capped) ? 0 : 1)
      expect(stars.join()).toMatch(/^(full,?)*(half,?)?(empty,?)*$/)
    }),
  )
})
