import fc from 'fast-check'
import { cleanText } from '../../../../lib/blog/normalise/text.ts'
import { post } from './normalised.ts'

/** What a program makes of UTF-8 that it takes for Windows-1252. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

test.each([
  ['Itâ€™s', 'It’s'],
  ['Tom â€“ â€œhelloâ€\u009d â€¦', 'Tom – “hello” …'],
  ['cafÃ© crÃ¨me', 'café crème'],
  ['SÃ£o Paulo, MÃ¼nchen, piÃ±ata', 'São Paulo, München, piñata'],
  ['Ã€ la carte', 'À la carte'],
  ['Ã–sterreich', 'Österreich'],
  ['CÃ“RDOBA', 'CÓRDOBA'],
  ['voilÃ\u00a0', 'voilà'],
  ['End.Â\u00a0 Next', 'End. Next'],
  ['Costs Â£5', 'Costs £5'],
  ['sÅ“ur', 'sœur'],
  ['ðŸ˜€ yes', '😀 yes'],
  ['æ—¥æœ¬', '日本'],
  ['Itâ&euro;&trade;s', 'It’s'],
  ['It\u00e2\u0080\u0099s', 'It’s'],
  ['São Paulo â€“ Itâ€™s 日本', 'São Paulo – It’s 日本'],
])('%j, encoded twice, reads %j', (sent, shown) => {
  expect(cleanText(sent, 100)).toBe(shown)
})

test.each([
  'São Paulo',
  'SÃO PAULO',
  'Ã',
  'A letra “Ã”',
  'AMANHÃ…',
  'AMANHÃ… TALVEZ',
  'IRMÃ’S',
  'MANHÃ—NOITE',
  'MANHÃ – NOITE',
  'IRMÃ”',
  '«IRMû',
  'IRMÃ\u00a0JOANA',
  'CAFÉ®',
  'NESTLÉ™',
  'Nestlé®’s best',
  'PÅ…',
  'TÂ»',
  'Â',
  'É…',
  'Spaß”',
  'a×”',
  'Kåre – «Å»',
])('%j is meant so', (text) => {
  expect(cleanText(text, 100)).toBe(text.replace(/\u00a0/g, ' '))
})

test('words with small accented letters are decoded once, as a whole', () => {
  const letters = 'abcdefghijklmàáâãäåæçèéêëìíîïñòóôõöøùúûüýß'
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((each) => `a${each.join('’ – “a')}`)
  fc.assert(
    fc.property(words, (text) => {
      expect(cleanText(misread(text), 500)).toBe(text)
      expect(cleanText(text, 500)).toBe(text)
      expect(post({ content: { introduction: misread(text) } }).introduction).toEqual([text])
    }),
    { numRuns: 500 },
  )
})

test('real capital letters before any punctuation stay', () => {
  const capital = fc.constantFrom(...'ABÀÁÂÃÄÅÇÈÉÊÍÎÑÓÔÕÖÚÜ')
  const word = fc.string({ unit: capital, minLength: 1, maxLength: 6 })
  const sign = fc.constantFrom('…', '”', '’', '—', '–', '™', '®', '»', '’S ', '”, ', '… ', ' ', '! ')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.flat().join('').trim()
      // "AÂ®" after nothing but a sign may be either. A quotation mark within a word is a letter.
      fc.pre(!/(?<!\p{Lu})[ÂÃ]|[À-ß][^\p{L}]?[À-ß][^\p{L}\s]|Ã”\p{L}/u.test(text))
      expect(cleanText(text, 200)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})
