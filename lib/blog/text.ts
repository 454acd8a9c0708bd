import { wellFormed } from '../wellFormed.ts'

/**
 * Foreign text made fit to show: HTML entities decoded once (PHP hosts escape on the way out), control characters and lone
 * surrogates removed, white space collapsed as a browser would. Tags stay as the characters they are: text is data here,
 * never HTML. Marks that steer right-to-left text are kept.
 */

/**
 * The names of HTML 4, and `apos`: after each hexadecimal number those of that character and of the ones that follow it. `lang` and `rang`
 * are where browsers have them now.
 */
const names =
  '22 quot 26 amp apos 3c lt 3e gt 0a0 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not ' +
  'shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 ' +
  'iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc ' +
  'Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ' +
  'ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml 152 ' +
  'OElig oelig 160 Scaron scaron 178 Yuml 192 fnof 2c6 circ 2dc tilde 391 Alpha Beta Gamma Delta Epsilon ' +
  'Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho 3a3 Sigma Tau Upsilon Phi Chi Psi Omega 3b1 ' +
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau ' +
  'upsilon phi chi psi omega 3d1 thetasym upsih 3d6 piv 2002 ensp emsp 2009 thinsp 200c zwnj zwj lrm rlm ' +
  '2013 ndash mdash 2018 lsquo rsquo sbquo 201c ldquo rdquo bdquo 2020 dagger Dagger bull 2026 hellip 2030 ' +
  'permil 2032 prime Prime 2039 lsaquo rsaquo 203e oline 2044 frasl 20ac euro 2111 image 2118 weierp 211c ' +
  'real 2122 trade 2135 alefsym 2190 larr uarr rarr darr harr 21b5 crarr 21d0 lArr uArr rArr dArr hArr 2200 ' +
  'forall 2202 part exist 2205 empty 2207 nabla isin notin 220b ni 220f prod 2211 sum minus 2217 lowast ' +
  '221a radic 221d prop infin 2220 ang 2227 and or cap cup int 2234 there4 223c sim 2245 cong 2248 asymp ' +
  '2260 ne equiv 2264 le ge 2282 sub sup nsub 2286 sube supe 2295 oplus 2297 otimes 22a5 perp 22c5 sdot ' +
  '2308 lceil rceil lfloor rfloor 25ca loz 2660 spades 2663 clubs 2665 hearts diams 27e8 lang rang'

const namedEntities = new Map<string, string>()
let next = 0
for (const word of names.split(' ')) {
  if (/^\d/.test(word)) next = parseInt(word, 16)
  else namedEntities.set(word, String.fromCharCode(next++))
}

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g

/** The longest entity above stands for at least one character, so this much source always fills a text to its bound. */
const longestEntity = 10

/** Decodes one layer of entities; those that HTML 4 does not know, or that name no character, stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedEntities.get(name) ?? whole
    const code = decimal === undefined ? parseInt(`${hex}`, 16) : parseInt(decimal, 10)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : whole
  })
}

/** What bytes 80 to 9F of Windows-1252 stand for; the five without a character stay controls. */
const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Texts of Windows-1252 that were taken for Latin-1 have their quotation marks and dashes among the C1 controls; so do references to them. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
}

/** C0 and C1 controls without tab and line ends (white space, handled below), and the byte order mark. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g

/** @returns the text of a string or finite number, at most `max` units long; '' for anything else */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  const source = value.trimStart().slice(0, max * longestEntity)
  const shown = wellFormed(withPunctuation(decodeEntities(source)).replace(controls, ''))
  return truncate(shown.replace(/\s+/g, ' ').trim(), max)
}

/** Cuts between characters, so that no half of a pair is left, and marks the cut. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}\u2026`
}
