/** @jest-environment jsdom */
import { cleanText, decodeEntities } from '../../../../lib/blog/normalise/text.ts'

/** What a browser makes of it. */
function asHtml(source: string): string | null {
  const element = document.createElement('p')
  element.innerHTML = source
  return element.textContent
}

test('Windows-1252 numbers and bytes read as in a browser', () => {
  for (let code = 0x80; code <= 0x9f; code += 1) {
    const shown = asHtml(`&#${code};`)?.replace(/\p{Cc}/u, '')
    expect([code, cleanText(`&#${code};`, 9), cleanText(String.fromCharCode(code), 9)]).toEqual([
      code,
      shown,
      shown,
    ])
  }
})

test('named entities are read, large and small letters apart', () => {
  expect(decodeEntities('na&iuml;ve cr&ecirc;pe &frac14; &plusmn; &rarr; S&atilde;o &Aring;&aring;')).toBe(
    'naïve crêpe ¼ ± → São Åå',
  )
})

test.each(['&nosuch;', '&constructor;', '&amp', '& amp;', '&;', '&#;', '&#x;', '&#xZ;'])(
  '%s stays as it is',
  (text) => {
    expect(decodeEntities(text)).toBe(text)
  },
)
