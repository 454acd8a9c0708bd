import { statRoom, statSigns } from '../../../components/sections/statRoom.ts'

test("the design's three numbers have its shares of the row", () => {
  expect(statRoom(['20+', '14,131+', '830+'])).toEqual([
    { grow: 1, basis: '0px' },
    { grow: 1.85, basis: '0px' },
    { grow: 1.2, basis: '0px' },
  ])
})

test('more than three numbers stand two by two', () => {
  expect(statRoom(['20+', '14,131+', '830+', '12'])).toEqual(Array(4).fill({ grow: 0, basis: '45%' }))
})

test('numbers too long for a row stand below each other', () => {
  expect(statRoom(['1,250,000+', '3,400,000+'])).toEqual([
    { grow: 1, basis: '100%' },
    { grow: 1, basis: '100%' },
  ])
})

describe('the signs that must stand beside each other', () => {
  test('are those of the longest word, and none that nobody sees', () => {
    expect(statSigns(['20+', '12,500,000+', '830+'])).toBe(11)
    expect(statSigns(['12,500 applications read'])).toBe(12)
    expect(statSigns([`12,500,000+${'\u200b\u200c\u200d\ufeff'.repeat(200)}`])).toBe(11)
  })

  test('are limited: numbers neither outgrow the design nor become too small', () => {
    expect(statSigns(['20+', '830+'])).toBe(7)
    expect(statSigns([`14,131${'seats'.repeat(18)}`])).toBe(18)
  })
})
