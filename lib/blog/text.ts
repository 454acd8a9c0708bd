import { wellFormed } from '../wellFormed.ts'

/**
 * Foreign text made fit to show: HTML entities decoded once (PHP hosts escape on the way out), control characters and lone
 * surrogates removed, white space collapsed as a browser would. Tags stay as the characters they are: text is data here,
 * never HTML. Marks that steer right-to-left text are kept.
 */

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201c',
  rdquo: '\u201d',
  hellip: '\u2026',
  bull: '\u2022',
  middot: '\u00b7',
  copy: '\u00a9',
  reg: '\u00ae',
  trade: '\u2122',
  deg: '\u00b0',
  frac12: '\u00bd',
  cent: '\u00a2',
  pound: '\u00a3',
  euro: '\u20ac',
  sect: '\u00a7',
  times: '\u00d7',
  laquo: '\u00ab',
  raquo: '\u00bb',
  iexcl: '\u00a1',
  iquest: '\u00bf',
  aacute: '\u00e1',
  eacute: '\u00e9',
  iacute: '\u00ed',
  oacute: '\u00f3',
  uacute: '\u00fa',
  ntilde: '\u00f1',
  uuml: '\u00fc',
  ouml: '\u00f6',
  auml: '\u00e4',
  ccedil: '\u00e7',
  egrave: '\u00e8',
  agrave: '\u00e0',
  Aacute: '\u00c1',
  Eacute: '\u00c9',
  Iacute: '\u00cd',
  Oacute: '\u00d3',
  Uacute: '\u00da',
  Ntilde: '\u00d1',
}

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g

/** The longest entity above stands for at least one character, so this much source always fills a text to its bound. */
const longestEntity = 10

/** Decodes one layer of entities; those that HTML does not know, or that name no character, stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(namedEntities, name) ? (namedEntities[name] ?? whole) : whole
    const code = decimal === undefined ? parseInt(`${hex}`, 16) : parseInt(decimal, 10)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : whole
  })
}

/** C0 and C1 controls without tab and line ends (white space, handled below), and the byte order mark. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g

/** @returns the text of a string or finite number, at most `max` units long; '' for anything else */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  const source = value.trimStart().slice(0, max * longestEntity)
  const shown = wellFormed(decodeEntities(source).replace(controls, ''))
  return truncate(shown.replace(/\s+/g, ' ').trim(), max)
}

/** Cuts between characters, so that no half of a pair is left, and marks the cut. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}\u2026`
}
