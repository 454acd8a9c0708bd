import { cardHeadline } from '../../../../lib/seo/social/headline.ts'

test('a short headline is large', () => {
  expect(cardHeadline('Call Center Staffing Made Simple')).toEqual({
    text: 'Call Center Staffing Made Simple',
    fontSize: 72,
    lines: 4,
    textWrap: 'balance',
  })
})

test('longer headlines are smaller, on more lines', () => {
  const sizes = [48, 49, 84, 85, 500].map((length) => cardHeadline('a'.repeat(length))?.fontSize)
  expect(sizes).toEqual([72, 56, 56, 46, 46])
})

test('lines are balanced only where all fits', () => {
  expect(cardHeadline('a'.repeat(120))?.textWrap).toBe('balance')
  expect(cardHeadline('a'.repeat(121))?.textWrap).toBe('wrap')
})

test('a headline has the letters that the fonts have', () => {
  expect(cardHeadline('Łódź “très” – naïve…  & more €')?.text).toBe('Łódź “très” – naïve… & more €')
})

test('a headline loses what the fonts cannot draw', () => {
  expect(cardHeadline('We ☎️ pick 👩🏽‍💻 up​')?.text).toBe('We pick up')
  expect(cardHeadline('one\u202eowt\u2028three')?.text).toBe('one owt three')
})

test.each([
  ['an accent that is written apart', 'Cafe\u0301s we staff', 'Cafés we staff'],
  ['a place where a word may break', 'Call\u00adcenter staff\u200bing\ufeff', 'Callcenter staffing'],
  ['characters that only join', 'Open\u200d24\u200c/\u20607', 'Open24/7'],
  ['hyphens that never break', '24\u20117 follow\u2010up', '24-7 follow-up'],
])('a headline is spelled right with %s', (_what, headline, text) => {
  expect(cardHeadline(headline)?.text).toBe(text)
})

test.each(['', '  ', '☎️', '職種', '—!', null, undefined])('a headline of %j cannot be drawn', (headline) => {
  expect(cardHeadline(headline)).toBeUndefined()
})
