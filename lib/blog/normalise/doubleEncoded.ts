/** UTF-8 that a program took for Windows-1252 and encoded again: "Itâ€™s" for "It’s". */

/** Bytes 80 to 9F of Windows-1252; the five without a character stay controls. */
export const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** A byte after the first of a character, as Windows-1252 shows it. */
const next = `[\u0080-\u00bf${windows1252}]`

/**
 * What no language writes. A real "Ã" at the end of a word may stand before a quotation mark, a
 * dash or a sign.
 */
const evidence = new RegExp(
  [
    `(?<=\\p{Ll})[Â-ÖØ-Þ]${next}`,
    `(?:[Â-ÖØ-Þ]${next}){2}|(?:[à-ï]${next}{2}){2}|ð${next}{3}`,
    `â[\u0080-\u009f€‚„†˜œ]${next}`,
    `(?<!\\p{Lu})[ÂÃ][¡-¿]`,
    `Ã[\u0080-\u009f€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜šœžŸ]`,
    `Ã[‘“”](?=\\p{L})|(?<!\\p{L})Ã[…–’—™](?=\\p{Ll})`,
    `(?<=[\\p{P}\\p{N}])Â\u00a0`,
  ].join('|'),
  'gu',
)

/** The byte of a character in Windows-1252; -1 without one. */
function byteOf(character: string): number {
  const index = windows1252.indexOf(character)
  if (index >= 0) return 0x80 + index
  const code = character.charCodeAt(0)
  return code <= 0xff ? code : -1
}

/** The characters behind a text; undefined if not all of it was encoded twice. */
function decoded(text: string): string | undefined {
  const bytes = Array.from(text, byteOf)
  if (bytes.includes(-1)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** The text as it was meant. Of a mixed one, only what was certainly encoded twice. Linear. */
export function decodeTwice(text: string): string {
  if (text.search(evidence) === -1) return text
  return decoded(text) ?? text.replace(evidence, (part) => decoded(part) ?? part)
}
