import { formatCount } from '../../../components/sections/StatCounter.tsx'

test.each([
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [999.6, '1,000'],
  [-14131, '-14,131'],
])('the number %d reads %s', (value, written) => {
  expect(formatCount(value)).toBe(written)
})
