/** @jest-environment node */
import {
  barred,
  chosenParts,
  figure,
  holds,
  kilobytes,
  milliseconds,
  partNames,
  perSecond,
} from '../../../local/bench/results.ts'
import { median, percentile } from '../../../local/bench/statistics.ts'

test('a percentile is a figure that was measured, whatever their order', () => {
  const figures = [30, 10, 20, 100, 40]
  expect(median(figures)).toBe(30)
  expect(percentile(figures, 0.95)).toBe(100)
  expect(percentile(figures, 0)).toBe(10)
  expect(figures).toEqual([30, 10, 20, 100, 40])
  expect(median([1, 2])).toBe(1)
  expect(median([])).toBe(0)
})

test('the p95 of 30 is the second highest', () => {
  const figures = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(percentile(figures, 0.95)).toBe(29)
})

test('a bar holds up to its mark, and not beyond', () => {
  expect(holds(figure(150_000, kilobytes, { atMost: 150_000 }))).toBe(true)
  expect(holds(figure(150_001, kilobytes, { atMost: 150_000 }))).toBe(false)
  expect(holds(figure(98, String, { atLeast: 98 }))).toBe(true)
  expect(holds(figure(97, String, { atLeast: 98 }))).toBe(false)
  expect(holds(figure(NaN, String, { atMost: 1 }))).toBe(false)
  expect(holds(figure(1, String))).toBe(true)
})

test('figures and their bars are told in the same unit', () => {
  expect(figure(149_700, kilobytes, { atMost: 150_000 })).toMatchObject({
    text: '149.7 kB',
    barText: 'at most 150.0 kB',
  })
  expect(milliseconds(7.25)).toBe('7.3 ms')
  expect(milliseconds(1234.5)).toBe('1235 ms')
  expect(perSecond(12_345.6)).toBe('12,346/s')
})

test('a result tells its barred figures, wherever they stand', () => {
  const cells = [figure(1, String), 'words', figure(2, String, { atMost: 3 })]
  const tables = [{ title: 'T', rowsAre: 'R', columns: [], rows: [{ name: 'a', cells }] }]
  expect(barred({ part: 'lake', at: '', seconds: 0, machine: '', tables })).toEqual([cells[2]])
})

test('parts run in their own order, all of them unless some are named, and a wrong name is told', () => {
  expect(chosenParts([])).toEqual(partNames)
  expect(chosenParts(['lake', 'pages'])).toEqual(['pages', 'lake'])
  expect(() => chosenParts(['pages', 'speed'])).toThrow(
    new RangeError(`There is no part speed; there are ${partNames.join(', ')}`),
  )
})
