import fc from 'fast-check'
import { decodeText } from '../../../lib/blog/decodeText.ts'

const json = '{"title":"Señal: “cañón” – 5 €","n":1}'

/** Windows-1252 of Latin letters and these signs. */
function windows1252(text: string): Uint8Array {
  const signs: Record<string, number> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96, '’': 0x92 }
  return Uint8Array.from(text, (character) => signs[character] ?? character.charCodeAt(0))
}

const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le')
const mixed = (...parts: Uint8Array[]) => Buffer.concat(parts)
const utf8 = (text: string) => Buffer.from(text)

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8(json)],
  ['UTF-8 with a byte order mark', utf8(`\ufeff${json}`)],
  ['Windows-1252', windows1252(json)],
  ['UTF-16 with a byte order mark', utf16(json)],
  ['UTF-16 without a byte order mark', utf16(json, '')],
  ['big-endian UTF-16', utf16(json).swap16()],
  ['big-endian UTF-16 without a byte order mark', utf16(json, '').swap16()],
])('JSON in %s is read', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(json)
})

test('each string of a mixed response has its own encoding', () => {
  const bytes = mixed(utf8('["mañana, 日本","'), windows1252('café “Ñ”'), utf8('","naïve"]'))
  expect(decodeText(bytes)).toBe('["mañana, 日本","café “Ñ”","naïve"]')
})

test('no response is read with replacement signs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ min: 1, maxLength: 200 }), (bytes) => {
      fc.pre(bytes[0] !== 0xff && bytes[0] !== 0xfe)
      // Unless it holds one, in UTF-8.
      fc.pre(!Buffer.from(bytes).includes('\ufffd'))
      expect(decodeText(bytes)).not.toContain('\ufffd')
    }),
  )
})

test('any text in UTF-8 is read as it is', () => {
  const texts = fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify({ text }))
  fc.assert(fc.property(texts, (text) => expect(decodeText(utf8(text))).toBe(text)))
})
