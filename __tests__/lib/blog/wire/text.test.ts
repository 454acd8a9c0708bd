/** @jest-environment jsdom */
import { cleanText, decodeEntities } from '../../../../lib/blog/wire/text.ts'

/** All that PHP's htmlentities() writes: the names of HTML 4, and `apos`. */
const names =
  'quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde ' +
  'Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve ' +
  'oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron ' +
  'scaron Yuml fnof circ tilde Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi ' +
  'Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota ' +
  'kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv ensp ' +
  'emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger bull hellip ' +
  'permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade alefsym larr uarr rarr darr ' +
  'harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast ' +
  'radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe ' +
  'oplus otimes perp sdot lceil rceil lfloor rfloor loz spades clubs hearts diams lang rang'

/** What a browser makes of it. */
function asHtml(source: string): string | null {
  const element = document.createElement('p')
  element.innerHTML = source
  return element.textContent
}

test('names stand for the characters that HTML calls so', () => {
  const written = names.split(' ')
  expect(written.map((name) => [name, decodeEntities(`&${name};`)])).toEqual(
    written.map((name) => [name, asHtml(`&${name};`)]),
  )
})

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

test('are read in words, large and small letters apart', () => {
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
