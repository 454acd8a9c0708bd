import { wellFormed, wellFormedTexts } from '../../../lib/util/wellFormed.ts'

test('a lone surrogate becomes U+FFFD, a pair stays', () => {
  expect(wellFormed('Call \ud83d now \ud83d\ude00')).toBe('Call \ufffd now \ud83d\ude00')
})

test('texts at any depth become well-formed, other values stay', () => {
  const value = { items: [{ heading: 'a\udc00' }], count: 2, none: null, known: undefined }
  expect(wellFormedTexts(value)).toEqual({ ...value, items: [{ heading: 'a\ufffd' }] })
})
